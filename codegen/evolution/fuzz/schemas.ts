import type { Schema, SchemaObject } from '../schema.js';
import type { Random } from './random.js';

/** A schema with its definitions, which may refer to each other and to themselves. */
export interface SchemaDocument {
  readonly root: Schema;
  readonly definitions: Readonly<Record<string, Schema>>;
}

export const names = ['a', 'b', 'c', 'd'];
const words = ['', 'x', 'xy', 'ok', 'aa', 'b1'];
const patterns = [
  '^x',
  'y$',
  '^[a-c]*$',
  '^[a-z]{1,3}$',
  '^(ok|no)$',
  '\\d',
  '^a+b?$',
  '^mcp-ui/1\\.\\d+$',
  '^mcp-ui/1\\.0$',
];

/** Makes schemas of all keywords that are understood. */
export class SchemaMaker {
  #definitions: readonly string[] = [];
  /** Definitions that may be referred to from anywhere; all others only from inside of a value. */
  #later: readonly string[] = [];

  constructor(readonly random: Random) {}

  document(depth = 3): SchemaDocument {
    const count = this.random.integer(0, 3);
    this.#definitions = Array.from({ length: count }, (_, i) => `D${i}`);
    const definitions: Record<string, Schema> = {};
    for (const [i, name] of this.#definitions.entries()) {
      this.#later = this.#definitions.slice(i + 1);
      definitions[name] = this.schema(depth - 1);
    }
    this.#later = this.#definitions;
    return { root: this.schema(depth), definitions };
  }

  /** For edits of a document: no reference outside of a value, so that none leads back to itself at once. */
  within(definitions: readonly string[]): void {
    this.#definitions = definitions;
    this.#later = [];
  }

  schema(depth: number, inside = false): Schema {
    const { random } = this;
    const leaf = depth <= 0;
    const kinds = [
      ...['string', 'number', 'word', 'several', 'scalar'],
      ...(leaf
        ? []
        : ['object', 'object', 'object', 'array', 'array', 'union', 'tagged', 'any', 'all', 'not']),
      ...((inside ? this.#definitions : this.#later).length > 0 ? ['ref', 'ref'] : []),
    ];
    const schema = this.#kind(random.of(kinds), depth, inside);
    if (typeof schema === 'object' && random.chance(0.1)) return { ...schema, description: random.of(words) };
    return schema;
  }

  #kind(kind: string, depth: number, inside: boolean): Schema {
    const { random } = this;
    switch (kind) {
      case 'string':
        return { type: 'string', ...this.strings() };
      case 'number':
        return { type: random.of(['number', 'integer']), ...this.numbers() };
      case 'word':
        return this.values();
      case 'several':
        return {
          type: random.some(['string', 'integer', 'null', 'boolean'], 2),
          ...(random.chance(0.5) ? this.strings() : {}),
          ...(random.chance(0.5) ? this.numbers() : {}),
        };
      case 'object':
        return this.object(depth);
      case 'array':
        return this.array(depth);
      case 'union':
        return { oneOf: this.branches(depth) };
      case 'tagged':
        return this.tagged(depth);
      case 'any':
        return random.chance(0.5)
          ? { anyOf: [this.schema(depth - 1), { type: 'null' }] }
          : { anyOf: this.branches(depth) };
      case 'all':
        return { ...(random.chance(0.3) ? this.object(depth - 1) : {}), allOf: this.branches(depth) };
      case 'not':
        return random.chance(0.6) ? this.object(depth) : { not: this.schema(depth - 1) };
      case 'ref':
        return { $ref: `#/$defs/${random.of(inside ? this.#definitions : this.#later)}` };
      default:
        return random.of<Schema>([
          { type: 'boolean' },
          { type: 'null' },
          {},
          true,
          { type: 'string' },
          { type: 'integer' },
        ]);
    }
  }

  branches(depth: number): Schema[] {
    return Array.from({ length: this.random.integer(1, 3) }, () => this.schema(depth - 1));
  }

  strings(): SchemaObject {
    const { random } = this;
    const schema: Record<string, unknown> = {};
    if (random.chance(0.3)) schema.minLength = random.integer(0, 3);
    if (random.chance(0.3)) schema.maxLength = random.integer(1, 5);
    if (random.chance(0.3)) schema.pattern = random.of(patterns);
    if (random.chance(0.1)) schema['x-extensible-enum'] = random.some(words, 1);
    return schema;
  }

  numbers(): SchemaObject {
    const { random } = this;
    const schema: Record<string, unknown> = {};
    if (random.chance(0.4))
      schema[random.of(['minimum', 'minimum', 'exclusiveMinimum'])] = random.integer(-3, 3);
    if (random.chance(0.4))
      schema[random.of(['maximum', 'maximum', 'exclusiveMaximum'])] = random.integer(0, 8);
    return schema;
  }

  values(): SchemaObject {
    const { random } = this;
    if (random.chance(0.4))
      return { const: random.of<unknown>([...words, 0, 1, null, true, [], [1], { a: 1 }]) };
    if (random.chance(0.3)) return { enum: random.some([0, 1, 2, 3.5, 'x'], 1) };
    return { type: 'string', enum: random.some(words, 1) };
  }

  array(depth: number): SchemaObject {
    const { random } = this;
    const schema: Record<string, unknown> = { type: 'array' };
    if (random.chance(0.85)) schema.items = this.schema(depth - 1, true);
    if (random.chance(0.3)) schema.minItems = random.integer(0, 2);
    if (random.chance(0.3)) schema.maxItems = random.integer(1, 4);
    if (random.chance(0.2)) schema.uniqueItems = true;
    return schema;
  }

  object(depth: number): SchemaObject {
    const { random } = this;
    const members = random.some(names, 1);
    const schema: Record<string, unknown> = {
      type: 'object',
      properties: Object.fromEntries(members.map((name) => [name, this.schema(depth - 1, true)])),
    };
    if (random.chance(0.6)) schema.required = random.some(members);
    if (random.chance(0.5))
      schema.additionalProperties = random.chance(0.7) ? false : this.schema(depth - 1, true);
    if (random.chance(0.1)) schema.minProperties = random.integer(0, 3);
    if (random.chance(0.1)) schema.maxProperties = random.integer(1, 3);
    if (members.length > 1 && random.chance(0.25)) {
      schema[random.of(['x-exactlyOne', 'x-atLeastOne', 'x-together'])] = random.some(members, 2);
    }
    return schema;
  }

  tagged(depth: number): SchemaObject {
    const tags = this.random.some(['click', 'focus', 'scroll', 'type'], 1);
    return {
      type: 'object',
      oneOf: tags.map((tag) => this.variant(tag, depth)),
      discriminator: { propertyName: 'type' },
    };
  }

  variant(tag: string, depth: number): SchemaObject {
    const object = this.object(depth - 1);
    return {
      ...object,
      properties: { type: { type: 'string', const: tag }, ...(object.properties as object) },
      required: ['type', ...((object.required as string[]) ?? [])],
    };
  }
}
