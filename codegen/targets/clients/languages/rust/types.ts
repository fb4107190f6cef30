import { declarationOf } from '../../model/build-ir.js';
import type { ContractIr, Field, Struct, Type, Value } from '../../model/ir.js';
import type { RustNames } from './names.js';

const scalars = { string: 'String', integer: 'i64', number: 'f64', boolean: 'bool' } as const;

/** How types are written in Rust. */
export class RustTypes {
  readonly #contract: ContractIr;
  readonly #names: RustNames;

  constructor(contract: ContractIr, names: RustNames) {
    this.#contract = contract;
    this.#names = names;
  }

  of(type: Type): string {
    switch (type.kind) {
      case 'list':
        return `Vec<${this.value(type.items)}>`;
      case 'map':
        return type.values.type.kind === 'any'
          ? 'Map<String, Value>'
          : `BTreeMap<String, ${this.value(type.values)}>`;
      case 'ref':
        return this.#ref(type.name);
      case 'any':
      case 'choice':
        return 'Value';
      default:
        return scalars[type.kind];
    }
  }

  value({ type, nullable }: Value): string {
    return nullable && !holdsNull(type) ? `Option<${this.of(type)}>` : this.of(type);
  }

  field(field: Field): string {
    const plain = field.secret && field.type.kind === 'string' ? 'Secret' : this.of(field.type);
    const type = field.recursive ? `Box<${plain}>` : plain;
    return !field.required || (field.nullable && !holdsNull(field.type)) ? `Option<${type}>` : type;
  }

  /**
   * The tag of a variant is written by its union, so wherever a variant stands alone its place is of the
   * union's type.
   */
  #ref(name: string): string {
    const target = declarationOf(this.#contract, name);
    if (target.kind === 'struct' && target.variantOf[0]) return this.#names.type(target.variantOf[0].union);
    if (target.kind === 'alias' && target.nullable) return `Option<${this.#names.type(name)}>`;
    return this.#names.type(name);
  }

  /** Whether `Default` can be derived: enums and unions have no value that suits everybody. */
  hasDefault(one: Struct, seen: ReadonlySet<string> = new Set()): boolean {
    return one.fields
      .filter((field) => field.required && !isTag(one, field))
      .every((field) => {
        if (field.nullable && !holdsNull(field.type)) return true;
        // A constant that has to be sent is no default of its type.
        if (field.constant !== undefined && one.inInput) return false;
        return this.#typeHasDefault(field.type, new Set([...seen, one.name]));
      });
  }

  #typeHasDefault(type: Type, seen: ReadonlySet<string>): boolean {
    if (type.kind !== 'ref') return true;
    if (seen.has(type.name)) return false;
    const target = declarationOf(this.#contract, type.name);
    if (target.kind === 'struct') return target.variantOf.length === 0 && this.hasDefault(target, seen);
    if (target.kind !== 'alias' || target.type.kind === 'choice') return false;
    return target.nullable || this.#typeHasDefault(target.type, seen);
  }
}

/** The member that tells a variant: its union writes it. */
export function isTag({ variantOf }: Struct, { name }: Field): boolean {
  return variantOf.some(({ tag }) => tag === name);
}

const holdsNull = ({ kind }: Type): boolean => kind === 'any' || kind === 'choice';
