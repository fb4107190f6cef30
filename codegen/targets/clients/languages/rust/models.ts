import type { ContractIr, Declaration } from '../../model/ir.js';
import { template } from '../../template.js';
import { docComment } from './comment.js';
import { enumeration } from './enum.js';
import type { RustNames } from './names.js';
import { struct } from './struct.js';
import type { RustTypes } from './types.js';
import { choice, union } from './union.js';

/** `models.rs`: the types of the contract, in the order of the schema. */
export function models(contract: ContractIr, names: RustNames, types: RustTypes, header: string): string {
  let code = contract.declarations.map((one) => declaration(one, contract, names, types)).join('\n');
  if (/\bSecret\b[,>]/.test(code)) code += `\n${template('rust/secret.rs')}`;
  return `${header}\n${imports(code)}${code}`;
}

function declaration(one: Declaration, contract: ContractIr, names: RustNames, types: RustTypes): string {
  if (one.kind === 'struct') return struct(one, names, types);
  if (one.kind === 'union') return union(one, contract, names);
  if (one.kind === 'enum') return enumeration(one, contract, names);
  if (one.type.kind === 'choice') return choice(one, one.type.of, names);
  return `${docComment(one.doc, '', one.deprecated)}pub type ${names.type(one.name)} = ${types.of(one.type)};\n`;
}

function imports(code: string): string {
  const std = [
    ...(/\bBTreeMap</.test(code) ? ['use std::collections::BTreeMap;\n'] : []),
    ...(/\bfmt::/.test(code) ? ['use std::fmt;\n'] : []),
  ];
  const json = [
    ...(/\bMap</.test(code.replaceAll('BTreeMap<', '')) ? ['Map'] : []),
    ...(/\bValue\b[,>)]/.test(code) ? ['Value'] : []),
  ];
  const list = json.length > 1 ? `{${json.join(', ')}}` : json[0];
  return [
    ...std,
    ...(std.length > 0 ? ['\n'] : []),
    'use serde::{Deserialize, Serialize};\n',
    ...(list === undefined ? [] : [`use serde_json::${list};\n`]),
    '\n',
  ].join('');
}
