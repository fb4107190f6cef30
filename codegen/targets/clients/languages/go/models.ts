import type { ContractIr, Declaration, Enum } from '../../model/ir.js';
import { comment, docComment } from './comment.js';
import type { GoNames } from './names.js';
import { struct } from './struct.js';
import type { GoTypes } from './types.js';
import { choice, union } from './union.js';

/** The types of the contract, in the order of the schema. */
export function models(contract: ContractIr, names: GoNames, types: GoTypes): string {
  return contract.declarations.map((one) => declaration(one, contract, names, types)).join('\n');
}

function declaration(one: Declaration, contract: ContractIr, names: GoNames, types: GoTypes): string {
  if (one.kind === 'struct') return struct(one, names, types);
  if (one.kind === 'union') return union(one, names);
  if (one.kind === 'enum') return enumeration(one, contract, names);
  if (one.type.kind === 'choice') return choice(one, one.type.of, names);
  const name = names.type(one.name);
  return `${docComment(name, one.doc, one.deprecated)}type ${name} = ${types.of(one.type)}\n`;
}

/** A string with names for the known values; any other is a value as well. */
function enumeration(one: Enum, contract: ContractIr, names: GoNames): string {
  const type = names.type(one.name);
  const constants = one.values.map((value) => names.enumValue(one.name, value));
  const documented = one.name === contract.envelope.code;
  const width = documented ? 0 : Math.max(...constants.map(({ length }) => length));
  const lines = one.values.map((value, i) => {
    const error = documented ? contract.errors.find(({ code }) => code === value) : undefined;
    // A blank line, where no comment does it, keeps gofmt from aligning the constants.
    const doc = error ? comment(`${error.meaning} ${error.next}`, '\t') : documented && i > 0 ? '\n' : '';
    return `${doc}\t${constants[i]!.padEnd(width)} ${type} = ${JSON.stringify(value)}\n`;
  });
  return `${docComment(type, one.doc, one.deprecated)}type ${type} string

const (
${lines.join('')})
`;
}
