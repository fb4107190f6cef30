import type { Schema, TypeName } from '../../../contract.js';
import { nullableBranch, refName } from '../../../subschemas.js';
import type { Declaration, Field, Scalar, Struct, Type, Value } from './ir.js';
import { pascal } from './names.js';

type Use = Pick<Declaration, 'inInput' | 'inOutput'>;

/** Makes declarations of schemas; an enum or object without a name is named after the member it stands in. */
export class Declarations {
  readonly #types: Readonly<Record<string, Schema>>;
  readonly #inputs: ReadonlySet<string>;
  readonly #outputs: ReadonlySet<string>;
  readonly #found: Declaration[] = [];

  constructor(
    types: Readonly<Record<string, Schema>>,
    inputs: ReadonlySet<string>,
    outputs: ReadonlySet<string>,
  ) {
    this.#types = types;
    this.#inputs = inputs;
    this.#outputs = outputs;
  }

  all(): Declaration[] {
    for (const [name, schema] of Object.entries(this.#types)) {
      this.#declare(name, schema, { inInput: this.#inputs.has(name), inOutput: this.#outputs.has(name) });
    }
    return this.#found;
  }

  #declare(name: string, schema: Schema, use: Use): void {
    const declared = { name, doc: schema.description ?? '', deprecated: schema.deprecated === true, ...use };
    const values = stringEnum(schema);
    if (values) {
      const open = schema['x-extensible-enum'] !== undefined || use.inOutput;
      this.#found.push({ kind: 'enum', ...declared, values, open });
    } else if (schema.oneOf) {
      const tag = schema.discriminator!.propertyName;
      const variants = schema.oneOf.map((variant) => {
        const type = refName(variant)!;
        return { value: this.#types[type]!.properties![tag]!.const as string, type };
      });
      this.#found.push({ kind: 'union', ...declared, tag, variants, open: use.inOutput });
    } else if (schema.properties) {
      // Before its fields, so that what they declare comes after it.
      const place = this.#found.length;
      const fields = Object.entries(schema.properties).map(([member, sub]) =>
        this.#field(name, member, sub, schema.required?.includes(member) === true, use),
      );
      const struct: Struct = {
        kind: 'struct',
        ...declared,
        fields,
        variantOf: this.#unionsOf(name),
        rules: rules(schema),
      };
      this.#found.splice(place, 0, struct);
    } else {
      this.#found.push({ kind: 'alias', ...declared, ...this.#value(schema, `${name}Value`, use) });
    }
  }

  #field(owner: string, name: string, schema: Schema, required: boolean, use: Use): Field {
    return {
      name,
      doc: schema.description ?? '',
      deprecated: schema.deprecated === true,
      ...this.#value(schema, owner + pascal(name), use),
      required,
      ...(schema.default === undefined ? {} : { default: schema.default }),
      ...(schema.const === undefined ? {} : { constant: schema.const as string }),
      secret: schema.writeOnly === true,
      recursive: false,
    };
  }

  #value(schema: Schema, name: string, use: Use): Value {
    const branch = nullableBranch(schema);
    if (branch) return { type: this.#value(branch, name, use).type, nullable: true };
    const types = [schema.type ?? []].flat();
    return {
      type: this.#type(schema, types, name, use),
      nullable: types.includes('null') && schema.$ref === undefined,
    };
  }

  #type(schema: Schema, types: readonly TypeName[], name: string, use: Use): Type {
    const ref = refName(schema);
    if (ref !== undefined) return { kind: 'ref', name: ref };
    if (stringEnum(schema) || schema.oneOf || schema.properties) {
      this.#declare(this.#free(name), schema, use);
      return { kind: 'ref', name };
    }
    const others = types.filter((type) => type !== 'null');
    const [only] = others;
    if (only === undefined) return { kind: 'any' };
    if (others.length > 1) {
      const scalars = others.filter((type): type is Scalar => type !== 'array' && type !== 'object');
      return scalars.length === others.length ? { kind: 'choice', of: scalars } : { kind: 'any' };
    }
    if (only === 'array') return { kind: 'list', items: this.#inside(schema.items, name, use) };
    if (only === 'object') {
      const { additionalProperties: values } = schema;
      return {
        kind: 'map',
        values: this.#inside(typeof values === 'object' ? values : undefined, name, use),
      };
    }
    return { kind: only as Scalar };
  }

  #inside(schema: Schema | undefined, name: string, use: Use): Value {
    // Anything at all includes null.
    return schema ? this.#value(schema, `${name}Item`, use) : { type: { kind: 'any' }, nullable: true };
  }

  #free(name: string): string {
    if (this.#types[name])
      throw new Error(`Give the schema that would be called "${name}" a title of its own.`);
    return name;
  }

  #unionsOf(name: string): Struct['variantOf'] {
    return Object.entries(this.#types).flatMap(([union, schema]) => {
      if (!schema.oneOf?.some((variant) => refName(variant) === name)) return [];
      const tag = schema.discriminator!.propertyName;
      return [{ union, tag, value: this.#types[name]!.properties![tag]!.const as string }];
    });
  }
}

/** Enums of numbers stay plain numbers: few languages have them. */
function stringEnum(schema: Schema): string[] | undefined {
  const values = schema['x-extensible-enum'] ?? schema.enum;
  return values?.every((value) => typeof value === 'string') ? (values as string[]) : undefined;
}

function rules(schema: Schema): Struct['rules'] {
  return (['exactlyOne', 'atLeastOne', 'together'] as const).flatMap((kind) => {
    const of = schema[`x-${kind}`];
    return of ? [{ kind, of }] : [];
  });
}
