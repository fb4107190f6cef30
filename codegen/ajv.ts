import { _, Ajv2020, type Code, type CodeKeywordDefinition, stringify } from 'ajv/dist/2020.js';
import type { KeywordErrorCxt } from 'ajv/dist/types/index.js';
import type { Schema } from './contract.js';
import { expectation } from './expectation.js';
import { loweredKeywords, lowerings } from './lower.js';
import { refName } from './subschemas.js';

/**
 * Ajv as the generated validators are made with it. It never changes what it checks, knows the
 * dialect's own keywords, and its errors carry what a sentence about them needs.
 */
export function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    // Our keywords speak of members that the schema declares elsewhere.
    strictRequired: false,
    allErrors: true,
    discriminator: true,
    messages: false,
    code: { source: true, esm: true, lines: true, optimize: 2 },
  });
  // The dialect has no keyword that asks what others have looked at; keeping count would only cost.
  ajv.opts.unevaluated = false;
  ajv.addVocabulary(['x-volatile', 'x-extensible-enum', 'x-expected']);
  for (const keyword of loweredKeywords) {
    ajv.addKeyword({
      keyword,
      type: 'object',
      schemaType: 'array',
      macro: (members: string[]) => lowerings[keyword](members),
      error: { message: '', params: ({ schema }) => _`{members: ${stringify(schema)}}` },
    });
  }
  for (const keyword of worded) {
    redefine(ajv, keyword, ({ parentSchema }) => _`{expected: ${expectation(parentSchema as Schema)}}`);
  }
  redefine(ajv, 'additionalProperties', ({ params, parentSchema }) => {
    const members = stringify(Object.keys((parentSchema as Schema).properties ?? {}));
    return _`{additionalProperty: ${params.additionalProperty}, members: ${members}}`;
  });
  redefine(ajv, 'discriminator', ({ params, schema, parentSchema, it }) => {
    const { $defs } = it.schemaEnv.root.schema as { $defs: Record<string, Schema> };
    const tags = (parentSchema as Schema).oneOf!.map((variant) => tagOf($defs, variant, schema.propertyName));
    return _`{tag: ${params.tagName}, tags: ${stringify(tags)}}`;
  });
  return ajv;
}

/** Keywords about which the schema can be put into words: `an integer from 1 to 1000`. */
const worded = [
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  ...['minLength', 'maxLength', 'pattern'],
  ...['minItems', 'maxItems', 'uniqueItems'],
  ...['minProperties', 'maxProperties'],
];

/** Gives a keyword of Ajv other parameters for its errors; what it checks stays as it is. */
function redefine(ajv: Ajv2020, keyword: string, params: (cxt: KeywordErrorCxt) => Code): void {
  const definition = ajv.getKeyword(keyword) as CodeKeywordDefinition;
  ajv.removeKeyword(keyword);
  ajv.addKeyword({ ...definition, keyword, error: { message: '', params } });
}

function tagOf($defs: Record<string, Schema>, variant: Schema, member: string): unknown {
  return $defs[refName(variant)!]!.properties![member]!.const;
}
