import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { loweredKeywords, lowerings } from '../../lower.js';
import type { Json } from '../json.js';
import { type Definitions, isObject, mapSubschemas, type Schema } from '../schema.js';
import { formats } from '../solver/formats.js';
import type { Side } from '../solver/vocabulary.js';

/** What Ajv, which knows nothing of our reasoning, says about an instance. */
export class Validators {
  readonly #ajv: Readonly<Record<Side, Ajv2020>>;
  readonly #compiled = {
    before: new WeakMap<object, ValidateFunction>(),
    after: new WeakMap<object, ValidateFunction>(),
  };

  constructor(definitions: Readonly<Record<Side, Definitions>>) {
    this.#ajv = { before: createAjv(definitions.before), after: createAjv(definitions.after) };
  }

  accepts(side: Side, schema: Schema, instance: Json): boolean {
    if (!isObject(schema)) return schema;
    let validate = this.#compiled[side].get(schema);
    if (!validate) {
      validate = this.#ajv[side].compile(withBase(schema) as object);
      this.#compiled[side].set(schema, validate);
    }
    return validate(instance) as boolean;
  }
}

const base = 'definitions';

function createAjv(definitions: Definitions): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    meta: false,
    validateSchema: false,
    addUsedSchema: false,
    logger: false,
    messages: false,
    inlineRefs: false,
    formats: { ...formats },
  });
  for (const keyword of loweredKeywords) {
    ajv.addKeyword({ keyword, type: 'object', macro: (members: string[]) => lowerings[keyword](members) });
  }
  const $defs = Object.fromEntries(
    Object.entries(definitions).map(([name, schema]) => [name, withBase(schema)]),
  );
  ajv.addSchema({ $defs }, base);
  return ajv;
}

/** A schema that stands alone finds the definitions at their base. */
function withBase(schema: Schema): Schema {
  if (!isObject(schema)) return schema;
  const copy = mapSubschemas(schema, withBase);
  return typeof copy.$ref === 'string' ? { ...copy, $ref: base + copy.$ref } : copy;
}
