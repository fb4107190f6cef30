import type { ContractIr, Field, Scalar, Type, Value } from '../../model/ir.js';
import { NamedTypes } from '../../model/named-types.js';
import { typeNames } from './names.js';

export const scalars: Readonly<Record<Scalar, string>> = {
  string: 'string',
  integer: 'long',
  number: 'double',
  boolean: 'bool',
};

/** How the types of a contract are written in C#. */
export class CSharpTypes extends NamedTypes {
  constructor(contract: ContractIr) {
    super(contract, typeNames);
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
