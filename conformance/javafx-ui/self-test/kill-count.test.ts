import { expect, test } from 'vitest';
import kills from '../kills.json' with { type: 'json' };
import { mutants } from './mutants/index.js';

/** The matrix of kills asserts that every mutant is killed; every report repeats the number. */
test('reports tell how many mutants there are: conformance/javafx-ui/kills.json', () => {
  const mutantsToday = Object.keys(mutants).length;
  expect(kills).toMatchObject({ mutants: mutantsToday, killed: mutantsToday });
});
