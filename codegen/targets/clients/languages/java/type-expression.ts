import type { ContractIr, Field, Scalar, Type, Value } from '../../model/ir.js';
import { NamedTypes } from '../../model/named-types.js';
import type { Imports } from './java-file.js';
import { typeNames } from './names.js';

const boxed: Readonly<Record<Scalar, string>> = {
  string: 'String',
  integer: 'Long',
  number: 'Double',
  boolean: 'Boolean',
};

export const primitives: Readonly<Record<Scalar, string>> = {
  string: 'String',
  integer: 'long',
  number: 'double',
  boolean: 'boolean',
};

/** How the types of a contract are written in Java. */
export class JavaTypes extends NamedTypes {
  constructor(contract: ContractIr) {
    super(contract, typeNames);
  }

  /** As it stands in a type argument, or wherever null is possible. */
  reference(unresolved: Type, imports: Imports): string {
    const { type } = this.resolve(unresolved);
    switch (type.kind) {
      case 'list':
        return `${imports.use('java.util.List')}<${this.#argument(type.items, imports)}>`;
      case 'map':
        return `${imports.use('java.util.Map')}<String, ${this.#argument(type.values, imports)}>`;
      case 'ref':
        return this.nameOf(type.name);
      case 'any':
      case 'choice':
        return 'Object';
      default:
        return boxed[type.kind];
    }
  }

  /** A component of a record: a primitive when it is always there. */
  component(field: Field, imports: Imports): string {
    const { type, aliases } = this.resolve(field.type);
    if (!field.required || field.nullable || type.kind === 'any' || aliases.some((one) => one.nullable))
      return `${imports.nullable()} ${this.reference(type, imports)}`;
    return this.present(type, imports);
  }

  /** The same with a value: a parameter that has to be given. */
  present(unresolved: Type, imports: Imports): string {
    const { type } = this.resolve(unresolved);
    return type.kind in primitives ? primitives[type.kind as Scalar] : this.reference(type, imports);
  }

  #argument(value: Value, imports: Imports): string {
    const { type, aliases } = this.resolve(value.type);
    const nullable = value.nullable || type.kind === 'any' || aliases.some((one) => one.nullable);
    return `${nullable ? `${imports.nullable()} ` : ''}${this.reference(type, imports)}`;
  }
}
