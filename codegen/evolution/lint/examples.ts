import type { LintRule } from './problem.js';

export const exemplified: LintRule = {
  id: 'EXAMPLE_MISSING',
  sentence: 'Every input, output and type of its own has valid and invalid examples.',
  check(contract) {
    // One that is declared inside of another has its examples there.
    const isInner = (type: string) => /#\/(?!(input|output)$)/.test(contract.places[type] ?? '');
    const own = Object.keys(contract.types).filter((type) => !isInner(type));
    return own.flatMap((type) =>
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
