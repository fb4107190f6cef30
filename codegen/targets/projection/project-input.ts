import type { Schema } from '../../contract.js';
import type { PlainSchema } from '../../lower.js';
import { RecursiveType } from '../../plain-schema.js';
import { nullableBranch, refName } from '../../subschemas.js';
import { choicesInWords, describedPattern, repeats } from './in-words.js';
import { mergeVariants } from './merge-variants.js';
import { nullable } from './nullable.js';

type Types = Readonly<Record<string, Schema>>;

/**
 * An input as a model needs to see it in order to call: every member once, with one line about it.
 * It admits all that the contract admits and refuses unknown members; what else is wrong, the
 * server tells by the whole schema.
 */
export function projectInput(types: Types, name: string, tool: string): PlainSchema {
  const { about: _, ...projected } = project(types[name]!, { types, tool, open: [name] });
  return written(projected);
}

interface Place {
  readonly types: Types;
  readonly tool: string;
  /** Types that this place is inside of. */
  readonly open: readonly string[];
}

interface Projected {
  /** What is said of it: a place of use may say something better. */
  readonly about?: string | undefined;
  /** Which members have to be given: true wherever it is used. */
  readonly choices?: string | undefined;
  readonly schema: PlainSchema;
}

function project(schema: Schema, place: Place): Projected {
  const below = (sub: Schema): Projected => project(sub, place);
  const name = refName(schema);
  if (name !== undefined) {
    if (place.open.includes(name)) throw new RecursiveType(name);
    return atItsUse(project(place.types[name]!, { ...place, open: [...place.open, name] }), schema);
  }
  const branch = nullableBranch(schema);
  if (branch) {
    const one = below(branch);
    return atItsUse({ ...one, schema: nullable(one.schema) }, schema);
  }
  if (schema.oneOf) {
    const variants = schema.oneOf.map((variant) => below(variant).schema);
    return atItsUse({ schema: mergeVariants(schema.discriminator!.propertyName, variants) }, schema);
  }
  return {
    about: describedPattern(schema),
    choices: choicesInWords(schema),
    schema: {
      ...shape(schema),
      ...(schema.items ? { items: written(below(schema.items)) } : {}),
      ...(schema.properties ? { properties: members(schema.properties, place) } : {}),
      ...(schema.required?.length ? { required: schema.required } : {}),
      ...openness(schema, (sub) => written(below(sub))),
    },
  };
}

function members(properties: Readonly<Record<string, Schema>>, place: Place): PlainSchema {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const { about, ...rest } = project(schema, place);
      // A line that only repeats the names of the member and its tool is none.
      const isIdle = about === undefined || repeats([place.tool, name], about);
      return [name, written(isIdle ? rest : { about, ...rest })];
    }),
  );
}

function openness({ additionalProperties: more }: Schema, below: (sub: Schema) => PlainSchema): PlainSchema {
  if (more === undefined) return {};
  return { additionalProperties: typeof more === 'object' ? below(more) : more };
}

/** What is said where a type is used stands for what the type says of itself. */
function atItsUse(target: Projected, { description, default: value }: Schema): Projected {
  return {
    ...target,
    about: description ?? target.about,
    schema: { ...target.schema, ...(value === undefined ? {} : { default: value }) },
  };
}

function written({ about, choices, schema }: Projected): PlainSchema {
  const description = [about, choices].filter((text) => text !== undefined).join(' ');
  return description === '' ? schema : { description, ...schema };
}

/** A limit that nobody meets by accident is worth no words. */
const farAway = 1_000_000;

const kept = ['type', 'const', 'enum', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const;
const alsoKept = ['minItems', 'maxItems', 'minProperties', 'default', 'deprecated'] as const;

/** What can be said of a value without looking into it; lengths and patterns of texts are left to the server. */
function shape(schema: Schema): PlainSchema {
  const isFar = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) >= farAway;
  return Object.fromEntries(
    [...kept, ...alsoKept]
      .filter((keyword) => schema[keyword] !== undefined && !isFar(schema[keyword]))
      .map((keyword) => [keyword, schema[keyword]]),
  );
}
