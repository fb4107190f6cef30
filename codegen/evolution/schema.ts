import { step } from './json.js';

/** Any JSON Schema, also one that is not in our dialect. */
export type Schema = boolean | SchemaObject;

export interface SchemaObject {
  readonly [keyword: string]: unknown;
}

/** What `#/$defs/<name>` refers to; all other kinds of references are resolved when a file is read. */
export type Definitions = Readonly<Record<string, Schema>>;

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Name of the definition that a reference leads to; whoever makes definitions gives them plain names. */
export function definitionName(ref: unknown): string {
  return String(ref).slice('#/$defs/'.length);
}

/** Keywords that hold one schema, a list of schemas, or schemas by name. */
export const holdsOne = [
  'items',
  'additionalProperties',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
];
export const holdsList = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
export const holdsNamed = ['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions'];

/** Keywords that no instance is refused for. */
export const annotations = new Set([
  ...[
    'title',
    'description',
    'default',
    'examples',
    'deprecated',
    'readOnly',
    'writeOnly',
    '$comment',
    '$schema',
    '$id',
  ],
  ...['$defs', 'definitions', 'discriminator', 'contentEncoding', 'contentMediaType'],
  ...['x-volatile', 'x-extensible-enum', 'x-expected'],
]);

/** A copy of the schema in which every direct subschema has gone through `change`. */
export function mapSubschemas(
  schema: SchemaObject,
  change: (sub: Schema, pointer: string) => Schema,
): SchemaObject {
  const copy: Record<string, unknown> = { ...schema };
  for (const [keyword, value] of Object.entries(schema)) {
    if (holdsOne.includes(keyword) && isSchema(value)) copy[keyword] = change(value, `/${keyword}`);
    else if (holdsList.includes(keyword) && Array.isArray(value)) {
      copy[keyword] = value.map((sub, i) => change(sub as Schema, `/${keyword}/${i}`));
    } else if (holdsNamed.includes(keyword) && isObject(value)) {
      const entries = Object.entries(value).map(([name, sub]) => [
        name,
        change(sub as Schema, `/${keyword}${step(name)}`),
      ]);
      copy[keyword] = Object.fromEntries(entries);
    }
  }
  return copy;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'boolean' || isObject(value);
}
