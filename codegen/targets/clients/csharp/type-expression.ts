import { declarationOf } from '../build-ir.js';
import type { Alias, ContractIr, Field, Scalar, Type, Value } from '../ir.js';
import { typeNames } from './names.js';

export const scalars: Readonly<Record<Scalar, string>> = {
  string: 'string',
  integer: 'long',
  number: 'double',
  boolean: 'bool',
};

/** How the types of a contract are written in C#. */
export class CSharpTypes {
  readonly contract: ContractIr;
  readonly #names: ReadonlyMap<string, string>;

  constructor(contract: ContractIr) {
    this.contract = contract;
    const names = contract.declarations.map(({ name }) => name);
    const csharp = typeNames(names);
    this.#names = new Map(names.map((name, i) => [name, csharp[i]!]));
  }

  nameOf(declaration: string): string {
    return this.#names.get(declaration)!;
  }

  /** The type behind an alias, which C# has no public word for; a choice of scalars has a type of its own. */
  resolve(type: Type): { type: Type; aliases: Alias[] } {
    if (type.kind !== 'ref') return { type, aliases: [] };
    const found = declarationOf(this.contract, type.name);
    if (found.kind !== 'alias' || found.type.kind === 'choice') return { type, aliases: [] };
    const behind = this.resolve(found.type);
    return { type: behind.type, aliases: [found, ...behind.aliases] };
  }

  /** A property: what is optional has no other absence than null. */
  property(field: Field): string {
    return this.value({ type: field.type, nullable: field.nullable || !field.required });
  }

  value({ type: unresolved, nullable }: Value): string {
    const { type, aliases } = this.resolve(unresolved);
    return `${this.#present(type)}${nullable || aliases.some((one) => one.nullable) ? '?' : ''}`;
  }

  #present(type: Type): string {
    switch (type.kind) {
      case 'any':
      case 'choice':
        return 'JsonElement';
      case 'list':
        return `IReadOnlyList<${this.#inside(type.items)}>`;
      case 'map':
        return `IReadOnlyDictionary<string, ${this.#inside(type.values)}>`;
      case 'ref':
        return this.nameOf(type.name);
      default:
        return scalars[type.kind];
    }
  }

  #inside(value: Value): string {
    // A JsonElement can be a null itself.
    return this.value({ ...value, nullable: value.nullable && value.type.kind !== 'any' });
  }
}
