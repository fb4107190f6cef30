import type { Schema } from '../../contract.js';
import { schemasOf, sentAndReceived } from './places.js';
import type { LintRule } from './problem.js';

function isClosed(schema: Schema): boolean {
  return schema.additionalProperties === false;
}

/** An object with members; a map says itself what its members are. */
function isRecord(schema: Schema): boolean {
  return schema.properties !== undefined && typeof schema.additionalProperties !== 'object';
}

export const inputsClosed: LintRule = {
  id: 'INPUT_OPEN',
  sentence: 'Inputs are closed: a misspelt member is refused, and a new one can be added later.',
  check(contract) {
    const { sent, received } = sentAndReceived(contract);
    // A type that is received as well has to stay open.
    const only = [...sent].filter((type) => !received.has(type));
    return schemasOf(contract, only)
      .filter(({ schema }) => isRecord(schema) && !isClosed(schema))
      .map(({ place }) => ({
        rule: this.id,
        place,
        message: 'Expected "additionalProperties": false, because callers send it.',
      }));
  },
};

export const outputsOpen: LintRule = {
  id: 'OUTPUT_CLOSED',
  sentence: 'Outputs are open: a member can be added without breaking callers that validate.',
  check(contract) {
    const { received } = sentAndReceived(contract);
    return schemasOf(contract, [...received])
      .filter(({ schema }) => isClosed(schema))
      .map(({ place }) => ({
        rule: this.id,
        place,
        message: 'Expected no "additionalProperties": false, because callers receive it.',
      }));
  },
};
