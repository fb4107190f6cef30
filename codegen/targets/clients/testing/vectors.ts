import type { Contract } from '../../../contract.js';
import { declarationOf } from '../model/build-ir.js';
import type { ContractIr, Type, Value } from '../model/ir.js';

/** A document of the contract, as a runner reads and writes it. */
export interface Vector {
  readonly type: string;
  readonly value: unknown;
}

/** Every valid example of the contract. */
export function vectorsOf(contract: Contract): Vector[] {
  return contract.examples
    .filter((file) => file.valid)
    .flatMap(({ type, cases }) => cases.map(({ value }) => ({ type, value })));
}

/** A variant that nobody knows yet, of every union that a server may extend. */
export function laterVectors({ declarations }: ContractIr): Vector[] {
  return declarations.flatMap((one) =>
    one.kind === 'union' && one.open
      ? [{ type: one.name, value: { [one.tag]: 'of-later', null: null, deep: [{ x: 1.5 }, true] } }]
      : [],
  );
}

export const toLines = (vectors: readonly Vector[]): string =>
  vectors.map((vector) => `${JSON.stringify(vector)}\n`).join('');

export const fromLines = <T>(text: string): T[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T);

/**
 * The document without what a typed model need not keep: members that the contract doesn't know, and
 * null in optional members. A required null stays.
 */
export function essence(ir: ContractIr, { type, value }: Vector): Vector {
  return { type, value: ofType(ir, { kind: 'ref', name: type }, value) };
}

function ofValue(ir: ContractIr, { type }: Value, value: unknown): unknown {
  return value === null ? null : ofType(ir, type, value);
}

function ofType(ir: ContractIr, type: Type, value: unknown): unknown {
  switch (type.kind) {
    case 'list':
      return (value as unknown[]).map((item) => ofValue(ir, type.items, item));
    case 'map':
      return mapMembers(value, (_, member) => ofValue(ir, type.values, member));
    case 'ref':
      return ofDeclaration(ir, type.name, value);
    default:
      return value;
  }
}

function ofDeclaration(ir: ContractIr, name: string, value: unknown): unknown {
  const found = declarationOf(ir, name);
  switch (found.kind) {
    case 'enum':
      return value;
    case 'alias':
      return ofValue(ir, found, value);
    case 'union': {
      const tag = (value as Record<string, unknown>)[found.tag];
      const variant = found.variants.find((one) => one.value === tag);
      return variant ? ofDeclaration(ir, variant.type, value) : value;
    }
    case 'struct':
      return mapMembers(value, (key, member) => {
        const field = found.fields.find((one) => one.name === key);
        if (!field || (member === null && !field.required)) return undefined;
        return ofValue(ir, field, member);
      });
  }
}

function mapMembers(value: unknown, change: (key: string, member: unknown) => unknown): unknown {
  return Object.fromEntries(
    Object.entries(value as Record<string, unknown>).flatMap(([key, member]) => {
      const changed = change(key, member);
      return changed === undefined ? [] : [[key, changed]];
    }),
  );
}
