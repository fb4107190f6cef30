import { declarationOf } from '../../model/build-ir.js';
import type { ContractIr, Field, Type, Value } from '../../model/ir.js';
import type { GoNames } from './names.js';

const scalars = { string: 'string', integer: 'int', number: 'float64', boolean: 'bool' } as const;

/** How types are written in Go, and how those with an interface inside are decoded. */
export class GoTypes {
  readonly #contract: ContractIr;
  readonly #names: GoNames;

  constructor(contract: ContractIr, names: GoNames) {
    this.#contract = contract;
    this.#names = names;
  }

  of(type: Type): string {
    switch (type.kind) {
      case 'list':
        return `[]${this.value(type.items)}`;
      case 'map':
        return `map[string]${this.value(type.values)}`;
      case 'ref':
        return this.#names.type(type.name);
      case 'any':
      case 'choice':
        return 'any';
      default:
        return scalars[type.kind];
    }
  }

  value({ type, nullable }: Value): string {
    return nullable && !this.#hasNil(type) ? `*${this.of(type)}` : this.of(type);
  }

  field(field: Field): string {
    const type = field.secret && field.type.kind === 'string' ? 'Secret' : this.of(field.type);
    const mayLack = !field.required || field.nullable || field.recursive || this.#isNullableAlias(field.type);
    return mayLack && !this.#hasNil(field.type) ? `*${type}` : type;
  }

  /** A function from JSON to the type, if `encoding/json` can't do without: an interface doesn't say what to make. */
  decoder(type: Type): string | undefined {
    const inside = (value: Value, combine: string) => {
      const decoder = this.decoder(value.type);
      return decoder === undefined ? undefined : `${combine}(${decoder})`;
    };
    if (type.kind === 'list') return inside(type.items, 'listOf');
    if (type.kind === 'map') return inside(type.values, 'mapOf');
    if (type.kind !== 'ref') return undefined;
    const target = declarationOf(this.#contract, type.name);
    if (target.kind === 'alias' && target.type.kind !== 'choice') return this.decoder(target.type);
    return target.kind === 'union' || target.kind === 'alias' ? this.#names.decoder(target.name) : undefined;
  }

  /** Whether the type itself has a value that stands for "none". */
  #hasNil(type: Type): boolean {
    if (type.kind === 'list' || type.kind === 'map' || type.kind === 'any' || type.kind === 'choice')
      return true;
    if (type.kind !== 'ref') return false;
    const target = declarationOf(this.#contract, type.name);
    return target.kind === 'union' || (target.kind === 'alias' && this.#hasNil(target.type));
  }

  #isNullableAlias(type: Type): boolean {
    if (type.kind !== 'ref') return false;
    const target = declarationOf(this.#contract, type.name);
    return target.kind === 'alias' && (target.nullable || this.#isNullableAlias(target.type));
  }
}
