import { annotations } from '../schema.js';
import { isTranslated } from '../solver/translate.js';
import { schemasOf } from './places.js';
import type { LintRule } from './problem.js';

export const keywordsUnderstood: LintRule = {
  id: 'KEYWORD_NOT_UNDERSTOOD',
  sentence: 'Only keywords that the diff understands: of others nobody could say what a change breaks.',
  check(contract) {
    return schemasOf(contract, Object.keys(contract.types)).flatMap(({ schema, place }) =>
      Object.keys(schema)
        .filter((keyword) => !annotations.has(keyword) && !isTranslated(keyword, { ...schema }))
        .map((keyword) => ({
          rule: this.id,
          place: `${place}/${keyword}`,
          message: `Expected a keyword of schema/meta/schema.json, got "${keyword}".`,
        })),
    );
  },
};
