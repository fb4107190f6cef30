import { declarationOf } from './build-ir.js';
import type { Alias, ContractIr, Type } from './ir.js';

/** The names of a contract's types in a language that has no word for an alias. */
export class NamedTypes {
  readonly #names: ReadonlyMap<string, string>;

  constructor(
    readonly contract: ContractIr,
    typeNames: (names: string[]) => string[],
  ) {
    const names = contract.declarations.map(({ name }) => name);
    const own = typeNames(names);
    this.#names = new Map(names.map((name, i) => [name, own[i]!]));
  }

  nameOf(declaration: string): string {
    return this.#names.get(declaration)!;
  }

  /** The type behind an alias; a choice of scalars has a type of its own. */
  resolve(type: Type): { type: Type; aliases: Alias[] } {
    if (type.kind !== 'ref') return { type, aliases: [] };
    const found = declarationOf(this.contract, type.name);
    if (found.kind !== 'alias' || found.type.kind === 'choice') return { type, aliases: [] };
    const behind = this.resolve(found.type);
    return { type: behind.type, aliases: [found, ...behind.aliases] };
  }
}
