import type { ContractIr, Declaration, Field, Scalar, Struct, Type, Union, Value } from '../../model/ir.js';
import { blockComment, fieldDoc } from '../../text/doc.js';
import { structDoc } from '../../text/rules-doc.js';
import { alternatives, property, quoted, width } from './layout.js';

/** `types.ts`: what goes over the wire, as it is. */
export function types(ir: ContractIr, header: string): string {
  return `${header}\n${ir.declarations.map((one) => declaration(one)).join('\n')}`;
}

function declaration(declared: Declaration): string {
  const { name } = declared;
  const notes = declared.deprecated ? '\n\n@deprecated' : '';
  const comment = (doc: string): string => `${blockComment(doc + notes, '', width)}\n`;
  switch (declared.kind) {
    case 'struct': {
      const fields = declared.fields.map((field) => member(declared, field)).join('');
      if (fields === '')
        return `${comment(structDoc(declared))}export type ${name} = Record<string, never>;\n`;
      return `${comment(structDoc(declared))}export interface ${name} {\n${fields}}\n`;
    }
    case 'enum': {
      const values = declared.values.map(quoted);
      // Keeps the known values in completions, which `| string` would swallow.
      return (
        comment(declared.doc) + alternatives(name, declared.open ? [...values, '(string & {})'] : values)
      );
    }
    case 'union':
      return comment(declared.doc) + alternatives(name, variants(declared)) + unknownVariant(declared);
    case 'alias':
      return `${comment(declared.doc)}export type ${name} = ${value(declared)};\n`;
  }
}

function variants({ name, open, variants: all }: Union): string[] {
  return [...all.map(({ type }) => type), ...(open ? [`Unknown${name}`] : [])];
}

function unknownVariant({ name, tag, open }: Union): string {
  if (!open) return '';
  const note = blockComment(
    `A variant of ${name} that this version of the contract doesn't know.`,
    '',
    width,
  );
  return `\n${note}\nexport interface Unknown${name} {\n  ${property(tag)}: string;\n  [member: string]: unknown;\n}\n`;
}

function member(struct: Struct, field: Field): string {
  const notes = field.deprecated ? '\n\n@deprecated' : '';
  const mark = field.required ? '' : '?';
  return `${blockComment(fieldDoc(field) + notes, '  ', width)}\n  ${property(field.name)}${mark}: ${fieldType(struct, field)};\n`;
}

function fieldType(struct: Struct, field: Field): string {
  const isTag = struct.variantOf.some(({ tag }) => tag === field.name);
  if (field.constant !== undefined && (isTag || !struct.inOutput)) {
    return typeof field.constant === 'string' ? quoted(field.constant) : String(field.constant);
  }
  // Who sends an optional member leaves it out; who receives it has to reckon with null.
  const nullable = field.nullable && (field.required || struct.inOutput);
  return value({ type: field.type, nullable });
}

const scalars: Record<Scalar, string> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
};

export function value({ type, nullable }: Value): string {
  const words = typeWords(type);
  return nullable && words !== 'unknown' ? `${words} | null` : words;
}

function typeWords(type: Type): string {
  switch (type.kind) {
    case 'any':
      return 'unknown';
    case 'list': {
      const items = value(type.items);
      return items.includes(' | ') ? `(${items})[]` : `${items}[]`;
    }
    case 'map':
      return `Record<string, ${value(type.values)}>`;
    case 'choice':
      return [...new Set(type.of.map((one) => scalars[one]))].join(' | ');
    case 'ref':
      return type.name;
    default:
      return scalars[type.kind];
  }
}
