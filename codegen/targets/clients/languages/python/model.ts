import type { Field, Struct } from '../../model/ir.js';
import { fieldDoc } from '../../text/doc.js';
import { structDoc } from '../../text/rules-doc.js';
import { docstring, list } from './layout.js';
import { fieldNames, isCamelOf, quoted } from './names.js';
import { annotation, orNone, valueAnnotation } from './types.js';

/** A struct as a pydantic model. What only goes to a server refuses members that it doesn't know. */
export function model(struct: Struct): string {
  const names = fieldNames(struct.fields);
  const base = struct.inInput && !struct.inOutput ? 'Input' : 'Output';
  const tags = new Set(struct.variantOf.map(({ tag }) => tag));
  const fields = struct.fields.map((field) =>
    member(field, names.get(field.name)!, tags.has(field.name) || !struct.inOutput),
  );
  return [
    `class ${struct.name}(${base}):\n`,
    docstring(structDoc(struct), '    '),
    ...fields.map((text) => `\n${text}`),
  ].join('');
}

/** A field and its documentation; `fixed` when a constant may be told by its type. */
function member(field: Field, name: string, fixed: boolean): string {
  const literal = fixed && field.constant !== undefined;
  const type = literal ? `Literal[${literalOf(field.constant!)}]` : annotationOf(field);
  const options: string[] = [];
  const initial = literal ? literalOf(field.constant!) : field.required ? undefined : 'None';
  if (!isCamelOf(field.name, name)) {
    // Not `alias`: type checkers would take that for the name of the argument.
    options.push(`validation_alias=${quoted(field.name)}`, `serialization_alias=${quoted(field.name)}`);
  }
  if (field.secret) options.push('repr=False');
  if (field.deprecated) options.push('deprecated=True');
  const head = `${name}: ${type}`;
  const line =
    options.length > 0
      ? list('    ', `${head} = Field`, [...(initial ? [`default=${initial}`] : []), ...options], ['(', ')'])
      : `    ${head}${initial ? ` = ${initial}` : ''}`;
  return `${line}\n${docstring(fieldDoc(field), '    ')}`;
}

function annotationOf(field: Field): string {
  return field.required ? valueAnnotation(field) : orNone(annotation(field.type));
}

function literalOf(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return typeof value === 'string' ? quoted(value) : String(value);
}
