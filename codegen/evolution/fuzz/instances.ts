import type { Json } from '../json.js';
import { type Definitions, definitionName, isObject, type Schema, type SchemaObject } from '../schema.js';
import type { Random } from './random.js';
import { names } from './schemas.js';

const strings = [
  '',
  'x',
  'xy',
  'ok',
  'no',
  'aa',
  'aab',
  'b1',
  'click',
  'focus',
  'new',
  'zzzzzz',
  'mcp-ui/1.0',
  'mcp-ui/1.7',
];

/**
 * Makes instances that are near the border of what a schema admits. It reads schemas on its own
 * and knows nothing of the solver, so that the one can catch the other.
 */
export class InstanceMaker {
  constructor(
    readonly random: Random,
    readonly definitions: Definitions,
  ) {}

  near(schema: Schema, depth = 4): Json {
    const { random } = this;
    if (!isObject(schema) || depth <= 0 || random.chance(0.06)) return this.any(depth);
    if ('const' in schema && random.chance(0.95)) return schema.const as Json;
    if (Array.isArray(schema.enum) && random.chance(0.95)) return random.of(schema.enum as Json[]);
    if (typeof schema.$ref === 'string')
      return this.near(this.definitions[definitionName(schema.$ref)]!, depth);
    for (const keyword of ['oneOf', 'anyOf', 'allOf']) {
      const branches = schema[keyword];
      if (!Array.isArray(branches)) continue;
      const chosen = this.near(random.of(branches as Schema[]), depth);
      if (keyword !== 'allOf') return chosen;
      // Members that any of the parts speaks of.
      const other = this.near(random.of(branches as Schema[]), depth);
      return isObject(chosen) && isObject(other) ? ({ ...other, ...chosen } as Json) : chosen;
    }
    return this.#ofType(
      random.of([schema.type ?? random.of(['object', 'string', 'integer'])].flat() as string[]),
      schema,
      depth,
    );
  }

  any(depth: number): Json {
    const { random } = this;
    switch (random.integer(0, depth > 0 ? 6 : 4)) {
      case 0:
        return random.of(strings);
      case 1:
        return random.integer(-4, 9);
      case 2:
        return random.of([0.5, 3.5, -2.5, 2]);
      case 3:
        return random.chance(0.5);
      case 4:
        return null;
      case 5:
        return Array.from({ length: random.integer(0, 3) }, () => this.any(depth - 1));
      default:
        return Object.fromEntries(random.some(names).map((name) => [name, this.any(depth - 2)]));
    }
  }

  #ofType(type: string, schema: SchemaObject, depth: number): Json {
    const { random } = this;
    switch (type) {
      case 'string':
        return random.of(strings);
      case 'integer':
      case 'number': {
        const bounds = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].map(
          (keyword) => schema[keyword],
        );
        const bound = random.of(
          bounds.filter((value): value is number => typeof value === 'number').concat([0, 2]),
        );
        return bound + random.of(type === 'integer' ? [-1, 0, 1] : [-1, -0.5, 0, 0.5, 1]);
      }
      case 'boolean':
        return random.chance(0.5);
      case 'null':
        return null;
      case 'array': {
        const length = random.integer(0, Number(schema.maxItems ?? schema.minItems ?? 2) + 1);
        const items = Array.from({ length }, () => this.near((schema.items as Schema) ?? true, depth - 1));
        // Equal items hardly ever come about by themselves.
        return length > 1 && random.chance(0.3) ? [items[0]!, ...items.slice(0, -1)] : items;
      }
      default:
        return this.#object(schema, depth);
    }
  }

  #object(schema: SchemaObject, depth: number): Json {
    const { random } = this;
    const properties = (schema.properties ?? {}) as Record<string, Schema>;
    const required = (schema.required ?? []) as string[];
    const result: Record<string, Json> = {};
    for (const name of new Set([...Object.keys(properties), ...required])) {
      if (!random.chance(required.includes(name) ? 0.96 : 0.4)) continue;
      result[name] = random.chance(0.07) ? null : this.near(properties[name] ?? true, depth - 1);
    }
    if (random.chance(0.15)) {
      const rest = schema.additionalProperties;
      result[random.of(names)] = this.near((rest as Schema) ?? true, depth - 1);
    }
    return result;
  }
}
