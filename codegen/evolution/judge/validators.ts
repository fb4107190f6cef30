import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { loweredKeywords, lowerings } from '../../lower.js';
import type { Json } from '../json.js';
import { type Definitions, definitionName, isObject, mapSubschemas, type Schema } from '../schema.js';
import { formats } from '../solver/formats.js';
import type { Side } from '../solver/vocabulary.js';

/** What Ajv, which knows nothing of our reasoning, says about an instance. */
export class Validators {
  readonly #sides: Readonly<Record<Side, OneSide>>;

  constructor(definitions: Readonly<Record<Side, Definitions>>) {
    this.#sides = { before: new OneSide(definitions.before), after: new OneSide(definitions.after) };
  }

  accepts(side: Side, schema: Schema, instance: Json): boolean {
    return isObject(schema) ? (this.#sides[side].validator(schema)(instance) as boolean) : schema;
  }
}

/**
 * Compiles a definition when an instance first meets it: a witness goes through a few of what may
 * be hundreds, and to compile them all would take longer than everything else.
 */
class OneSide {
  readonly #ajv = createAjv();
  readonly #compiled = new WeakMap<object, ValidateFunction>();

  constructor(definitions: Definitions) {
    this.#ajv.addKeyword({
      keyword: later,
      validate: (name: string, data: unknown) => {
        const target = definitions[name] ?? true;
        return isObject(target) ? this.validator(target)(data) : target;
      },
    });
  }

  validator(schema: object): ValidateFunction {
    let validate = this.#compiled.get(schema);
    if (!validate) {
      validate = this.#ajv.compile(withLaterReferences(schema as Schema) as object);
      this.#compiled.set(schema, validate);
    }
    return validate;
  }
}

const later = 'x-reference';

function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    meta: false,
    validateSchema: false,
    addUsedSchema: false,
    logger: false,
    messages: false,
    code: { optimize: false },
    formats: { ...formats },
  });
  for (const keyword of loweredKeywords) {
    ajv.addKeyword({ keyword, type: 'object', macro: (members: string[]) => lowerings[keyword](members) });
  }
  return ajv;
}

function withLaterReferences(schema: Schema): Schema {
  if (!isObject(schema)) return schema;
  const { $ref, ...copy } = mapSubschemas(schema, withLaterReferences);
  return typeof $ref === 'string' ? { ...copy, [later]: definitionName($ref) } : copy;
}
