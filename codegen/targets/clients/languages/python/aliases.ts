import { declarationOf } from '../../model/build-ir.js';
import type { Alias, ContractIr, Enum, Struct, Union } from '../../model/ir.js';
import { docstring, list, width } from './layout.js';
import { fieldNames, isCamelOf, quoted } from './names.js';
import { valueAnnotation } from './types.js';

/** The values of an enum as literals; an open one takes any string. */
export function enumeration({ name, doc, values, open }: Enum): string {
  const literals = values.map(quoted);
  const flat = `${name}: TypeAlias = Literal[${literals.join(', ')}]${open ? ' | str' : ''}`;
  if (flat.length <= width) return `${flat}\n${docstring(doc, '')}`;
  const text = open
    ? `${name}: TypeAlias = (\n${openLiteral(literals)}\n)`
    : list('', `${name}: TypeAlias = Literal`, literals, ['[', ']']);
  return `${text}\n${docstring(doc, '')}`;
}

/** In parentheses, where it has lines of its own: one if it fits. */
function openLiteral(literals: readonly string[]): string {
  const flat = `    Literal[${literals.join(', ')}] | str`;
  return flat.length <= width ? flat : `${list('    ', 'Literal', literals, ['[', ']'])}\n    | str`;
}

export function alias(declared: Alias): string {
  return `${declared.name}: TypeAlias = ${valueAnnotation(declared)}\n${docstring(declared.doc, '')}`;
}

/** A tagged union; in outputs with a model for the variants that are yet to come. */
export function union(ir: ContractIr, declared: Union): string {
  const { name, doc, open, variants } = declared;
  const tag = tagField(ir, declared);
  const known = variants.map(({ type }) => type);
  if (!open)
    return `${annotated('', `${name}: TypeAlias = `, known, `discriminator="${tag}"`)}\n${docstring(doc, '')}`;
  const unknown = `Unknown${name}`;
  const alias = isCamelOf(declared.tag, tag)
    ? ''
    : ` = Field(validation_alias=${quoted(declared.tag)}, serialization_alias=${quoted(declared.tag)})`;
  return `class ${unknown}(Output, extra="allow"):
    """A variant of ${name} that this version of the contract doesn't know."""

    ${tag}: str${alias}
    """Names it."""


Known${name}: TypeAlias = ${annotated('', '', known, `discriminator="${tag}"`).trimStart()}
"""The variants of ${name} that this version of the contract knows."""
${name}: TypeAlias = Annotated[Known${name} | ${unknown}, Field(union_mode="left_to_right")]
${docstring(doc, '')}`;
}

function tagField(ir: ContractIr, { tag, variants }: Union): string {
  const first = declarationOf(ir, variants[0]!.type) as Struct;
  return fieldNames(first.fields).get(tag)!;
}

function annotated(indent: string, head: string, types: readonly string[], option: string): string {
  if (types.length === 1) return `${indent}${head}${types[0]}`;
  const flat = types.join(' | ');
  const joined = flat.length + 5 <= width ? flat : types.join('\n    | ');
  return list(indent, `${head}Annotated`, [joined, `Field(${option})`], ['[', ']']);
}
