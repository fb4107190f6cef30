import type { Declaration } from '../../model/ir.js';
import { closedEnum, openEnum } from './enumeration.js';
import { record } from './record.js';
import type { CSharpTypes } from './type-expression.js';
import { abstractRecord, scalarChoice } from './union.js';

const usings = ['System', 'System.Collections.Generic', 'System.Text.Json', 'System.Text.Json.Serialization'];

/** All types of the contract in one file. */
export function models(types: CSharpTypes, namespace: string, header: string): string {
  const body = types.contract.declarations
    .map((one) => declaration(one, types))
    .filter((text) => text !== '')
    .join('\n');
  return `${header}\n${usings.map((name) => `using ${name};\n`).join('')}\nnamespace ${namespace};\n\n${body}`;
}

function declaration(one: Declaration, types: CSharpTypes): string {
  const name = types.nameOf(one.name);
  switch (one.kind) {
    case 'struct':
      return record(one, types);
    case 'enum': {
      const { envelope, errors } = types.contract;
      return one.open ? openEnum(one, name, one.name === envelope.code ? errors : []) : closedEnum(one, name);
    }
    case 'union':
      return abstractRecord(one, types);
    case 'alias':
      // Other aliases stand for what is behind them.
      return one.type.kind === 'choice' ? scalarChoice(one, one.type.of, name) : '';
  }
}
