import type { LintRule } from './problem.js';

export const exemplified: LintRule = {
  id: 'EXAMPLE_MISSING',
  sentence: 'Every input, output and type has valid and invalid examples.',
  check(contract) {
    return Object.keys(contract.types).flatMap((type) =>
      [true, false]
        .filter((valid) => !contract.examples.some((file) => file.type === type && file.valid === valid))
        .map((valid) => ({
          rule: this.id,
          place: `examples/${valid ? 'valid' : 'invalid'}`,
          message: `Expected ${valid ? 'a valid' : 'an invalid'} example of ${type}.`,
        })),
    );
  },
};
