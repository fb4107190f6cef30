import type { Json } from '../json.js';
import { annotations, isObject, type Schema, type SchemaObject } from '../schema.js';
import type { Constraint, GroupRule, InstanceType, Node } from './constraint.js';

/** What a translation needs of the place where the schema stands. */
export interface Scope {
  node(schema: Schema): Node;
  reference(ref: string): Constraint;
  /** Something that is not understood. */
  opaque(keywords: SchemaObject): Constraint;
  readonly anything: Node;
}

/** A schema as constraints, one keyword after the other. What is not understood stays as it is. */
export function translate(schema: SchemaObject, scope: Scope): Constraint[] {
  const result: Constraint[] = [];
  for (const [keyword, value] of Object.entries(schema)) {
    if (annotations.has(keyword)) continue;
    const read = readers[keyword];
    if (read) result.push(...read(value, scope, schema));
    else result.push(scope.opaque(entangled(keyword, schema)));
  }
  return result;
}

/** The keyword is understood, as it stands in this schema. */
export function isTranslated(keyword: string, schema: SchemaObject): boolean {
  if (keyword === 'items') return !('prefixItems' in schema);
  if (keyword === 'properties' || keyword === 'additionalProperties') return !('patternProperties' in schema);
  return keyword in readers;
}

/** A keyword that is not understood, with all those that it depends on. */
export function entangled(keyword: string, schema: SchemaObject): SchemaObject {
  const group = entanglements.find((names) => names.includes(keyword)) ?? [keyword];
  const all = keyword.startsWith('unevaluated') || keyword.startsWith('$');
  return Object.fromEntries(
    Object.entries(schema).filter(([name]) => (all ? !annotations.has(name) : group.includes(name))),
  );
}

const entanglements = [
  ['contains', 'minContains', 'maxContains'],
  ['if', 'then', 'else'],
  ['properties', 'patternProperties', 'additionalProperties'],
  ['prefixItems', 'items'],
];

type Reader = (value: unknown, scope: Scope, schema: SchemaObject) => Constraint[];

const nodes = (value: unknown, scope: Scope): Node[] => (value as Schema[]).map((sub) => scope.node(sub));

const group =
  (rule: GroupRule): Reader =>
  (names) => [{ kind: 'group', on: 'object', rule, names: names as string[] }];

const limit =
  (kind: 'atLeast' | 'atMost', on: 'string' | 'array' | 'object'): Reader =>
  (value) => [{ kind, on, limit: value as number }];

const bound =
  (kind: 'min' | 'max', exclusive: boolean): Reader =>
  (value) => [{ kind, on: 'number', limit: value as number, exclusive }];

const readers: Readonly<Record<string, Reader>> = {
  $ref: (value, scope) => [scope.reference(value as string)],
  type: (value) => [types(Array.isArray(value) ? value : [value as string])],
  const: (value) => [{ kind: 'values', values: [value as Json] }],
  enum: (value) => [{ kind: 'values', values: value as Json[] }],
  minimum: bound('min', false),
  exclusiveMinimum: bound('min', true),
  maximum: bound('max', false),
  exclusiveMaximum: bound('max', true),
  multipleOf: (value) => [{ kind: 'multiple', on: 'number', of: value as number }],
  minLength: limit('atLeast', 'string'),
  maxLength: limit('atMost', 'string'),
  pattern: (value) => [{ kind: 'pattern', on: 'string', source: value as string }],
  format: (value) => [{ kind: 'format', on: 'string', name: value as string }],
  items: (value, scope, schema) =>
    schema.prefixItems === undefined
      ? [{ kind: 'items', on: 'array', node: scope.node(value as Schema) }]
      : [scope.opaque(entangled('items', schema))],
  minItems: limit('atLeast', 'array'),
  maxItems: limit('atMost', 'array'),
  uniqueItems: (value) => (value === true ? [{ kind: 'unique', on: 'array' }] : []),
  properties: (_, scope, schema) => [members(schema, scope)],
  // Together with `properties` it is one demand.
  additionalProperties: (_, scope, schema) => (isObject(schema.properties) ? [] : [members(schema, scope)]),
  required: (value) => (value as string[]).map((name) => ({ kind: 'required', on: 'object', name })),
  minProperties: limit('atLeast', 'object'),
  maxProperties: limit('atMost', 'object'),
  'x-exactlyOne': group('x-exactlyOne'),
  'x-atLeastOne': group('x-atLeastOne'),
  'x-together': group('x-together'),
  allOf: (value, scope) => [{ kind: 'all', nodes: nodes(value, scope) }],
  anyOf: (value, scope) => [{ kind: 'any', nodes: nodes(value, scope) }],
  oneOf: (value, scope) => [{ kind: 'one', nodes: nodes(value, scope) }],
  not: (value, scope) => [{ kind: 'not', node: scope.node(value as Schema) }],
};

function types(names: readonly string[]): Constraint {
  const integer = names.includes('integer') && !names.includes('number');
  return {
    kind: 'types',
    types: new Set(names.map((name) => (name === 'integer' ? 'number' : name) as InstanceType)),
    integer,
  };
}

function members(schema: SchemaObject, scope: Scope): Constraint {
  const { properties = {}, additionalProperties, patternProperties } = schema;
  // Which of the other members `additionalProperties` is about depends on `patternProperties`.
  if (patternProperties !== undefined) {
    return scope.opaque(entangled('properties', schema));
  }
  const named = Object.entries(properties as Record<string, Schema>).map(
    ([name, sub]) => [name, scope.node(sub)] as const,
  );
  const rest =
    additionalProperties === undefined ? scope.anything : scope.node(additionalProperties as Schema);
  return { kind: 'members', on: 'object', named: new Map(named), rest };
}
