import type { ContractIr, Field, Scalar, Type, Value } from '../../model/ir.js';
import { typeNames } from './names.js';

export const scalars: Readonly<Record<Scalar, string>> = {
  string: 'String',
  integer: 'Long',
  number: 'Double',
  boolean: 'Boolean',
};

/** How the types of a contract are written in Kotlin. */
export class KotlinTypes {
  readonly contract: ContractIr;
  readonly #names: ReadonlyMap<string, string>;

  constructor(contract: ContractIr) {
    this.contract = contract;
    const names = contract.declarations.map(({ name }) => name);
    const kotlin = typeNames(names);
    this.#names = new Map(names.map((name, i) => [name, kotlin[i]!]));
  }

  nameOf(declaration: string): string {
    return this.#names.get(declaration)!;
  }

  /** A property: what is optional has no other absence than null. */
  property(field: Field): string {
    return field.required ? this.value(field) : `${this.#present(field.type)}?`;
  }

  value({ type, nullable }: Value): string {
    // A JsonElement can be a null itself.
    return `${this.#present(type)}${nullable && type.kind !== 'any' ? '?' : ''}`;
  }

  #present(type: Type): string {
    switch (type.kind) {
      case 'any':
        return 'JsonElement';
      case 'choice':
        return 'JsonPrimitive';
      case 'list':
        return `List<${this.value(type.items)}>`;
      case 'map':
        return type.values.type.kind === 'any' ? 'JsonObject' : `Map<String, ${this.value(type.values)}>`;
      case 'ref':
        return this.nameOf(type.name);
      default:
        return scalars[type.kind];
    }
  }
}
