import fc from 'fast-check';
import type { Schema } from '../contract.js';
import { nullableBranch, refName } from '../subschemas.js';

type Types = Readonly<Record<string, Schema>>;

/** What a type admits, as values to try; the few that its choices of members rule out are made, too. */
export function arbitraryOf(types: Types, schema: Schema): fc.Arbitrary<unknown> {
  const below = (sub: Schema): fc.Arbitrary<unknown> => arbitraryOf(types, sub);
  const name = refName(schema);
  if (name !== undefined) return below(types[name]!);
  const branch = nullableBranch(schema);
  if (branch)
    return fc.oneof({ weight: 4, arbitrary: below(branch) }, { weight: 1, arbitrary: fc.constant(null) });
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map(below));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  return fc.oneof(...[schema.type ?? []].flat().map((type) => makers[type]!(schema, below)));
}

type Below = (sub: Schema) => fc.Arbitrary<unknown>;

const makers: Record<string, (schema: Schema, below: Below) => fc.Arbitrary<unknown>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: ({ minimum = -1e9, maximum = 1e9 }) => fc.integer({ min: minimum, max: Math.min(maximum, 1e9) }),
  number: ({ minimum = -1e9, maximum = 1e9 }) => fc.double({ min: minimum, max: maximum, noNaN: true }),
  string: ({ pattern, minLength = 0, maxLength = 1000 }) =>
    pattern === undefined
      ? fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, minLength + 20) })
      : fc.stringMatching(new RegExp(pattern)),
  array: ({ items = {}, minItems = 0, maxItems = 100 }, below) =>
    fc.array(below(items), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) }),
  object: (schema, below) => objects(schema, below),
};

function objects(schema: Schema, below: Below): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const members = Object.fromEntries(Object.entries(properties).map(([name, sub]) => [name, below(sub)]));
  const known = fc.record(members, { requiredKeys: required });
  if (additionalProperties === false) return exclusive(schema, known);
  return fc.tuple(fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 2 }), known).map(([more, own]) => ({
    ...more,
    ...own,
  }));
}

/** Leaves out what a choice of members forbids, so that most of what is made is valid. */
function exclusive(schema: Schema, known: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<unknown> {
  const one = schema['x-exactlyOne'];
  if (!one) return known;
  return fc
    .tuple(known, fc.constantFrom(...one))
    .map(([value, chosen]) =>
      Object.fromEntries(Object.entries(value).filter(([name]) => name === chosen || !one.includes(name))),
    );
}
