import type { Contract, Schema } from '../../contract.js';
import { refName } from '../../subschemas.js';
import { code, table, typeLink } from './markdown.js';
import { inputTypes, typeWords } from './type-words.js';

export function typeSection(contract: Contract, name: string): string {
  const schema = contract.types[name]!;
  return [`### ${name}`, schema.description ?? '', typeBody(contract, name)]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** The members of an object, the variants of a union, or the values of anything else. */
export function typeBody(contract: Contract, name: string): string {
  const schema = contract.types[name]!;
  if (schema.oneOf) {
    const tag = schema.discriminator!.propertyName;
    const rows = schema.oneOf.map((variant) => {
      const target = contract.types[refName(variant)!]!;
      return [
        code(String(target.properties![tag]!.const)),
        typeLink(refName(variant)!),
        target.description ?? '',
      ];
    });
    return table([code(tag), 'type', ''], rows);
  }
  if (schema.type !== 'object') return `${typeWords(schema, true)}`;
  if (!schema.properties || Object.keys(schema.properties).length === 0) {
    return schema.additionalProperties === false ? 'It has no members.' : 'Any members.';
  }
  const isInput = inputTypes(contract).includes(name);
  const rows = Object.entries(schema.properties).map(([member, sub]) => {
    const required = schema.required?.includes(member) ?? false;
    return [
      code(member),
      typeWords(sub, required || !isInput),
      presence(sub, required),
      sub.description ?? '',
    ];
  });
  return [table(['member', 'type', '', 'description'], rows), ...rules(schema)].join('\n\n');
}

function presence(schema: Schema, required: boolean): string {
  const notes = [required ? 'required' : ''];
  if (schema.default !== undefined) notes.push(`default ${code(JSON.stringify(schema.default))}`);
  if (schema['x-volatile']) notes.push('volatile');
  if (schema.deprecated) notes.push('deprecated');
  return notes.filter((note) => note !== '').join(', ');
}

function rules(schema: Schema): string[] {
  const names = (members: readonly string[]): string => members.map(code).join(', ');
  const rule = (members: readonly string[] | undefined, start: string, end: string): string[] =>
    members ? [`${start} ${names(members)} ${end}`] : [];
  return [
    ...rule(schema['x-exactlyOne'], 'Exactly one of', 'has to be given.'),
    ...rule(schema['x-atLeastOne'], 'At least one of', 'has to be given.'),
    ...rule(schema['x-together'], 'Either all of', 'are given or none.'),
  ];
}
