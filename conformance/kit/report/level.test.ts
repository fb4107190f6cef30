import { expect, test } from 'vitest';
import { broken, report, result } from '../testing/results.js';
import { levelOf, provenLevel, skippedInSpiteOf } from './level.js';

const requirements = [
  { needs: [] },
  { needs: ['http', 'stateless'] },
  { needs: ['http', 'stateful'] },
  { needs: ['actions'] },
  { needs: ['actions', 'fixture'] },
  { needs: ['optional'] },
];

test('a level says how much of the contract is tried', () => {
  const level = (offers: string[], sections?: string[], restricted = false) =>
    levelOf(requirements, { offers, sections }, restricted);
  expect(level([])).toBe('Core');
  expect(level(['actions'])).toBe('Actions');
  expect(level(['actions', 'fixture'])).toBe('Full');
  expect(level(['actions', 'fixture', 'optional'])).toBe('Full');
  expect(level([], ['3'])).toBeNull();
  expect(level(['actions', 'fixture'], undefined, true)).toBeNull();
});

test('what the profile offers must be tried; what is optional or cannot be reached need not', () => {
  const skip = (id: string, needs: string[]) => result(id, { outcome: 'skip', reason: 'no', needs });
  const made = report([
    skip('screenshot', ['optional']),
    skip('over-stdio', ['stdio']),
    skip('nothing-to-judge-by', []),
    skip('elsewhere', ['garden']),
    skip('read-only', ['actions']),
  ]);
  expect(skippedInSpiteOf(made).map(({ id }) => id)).toEqual(['read-only']);
  expect(skippedInSpiteOf({ ...made, level: null })).toEqual([]);
});

test('a level is proven by one that conforms, keeps nothing back and has no known failure', () => {
  expect(provenLevel(report([result('a')]))).toBe('Full');
  expect(provenLevel(report([result('a'), broken('b', 'x', 'y')]))).toBeNull();
  const known = broken('b', 'x', 'y', { known: { reason: 'later', line: 1 } });
  expect(provenLevel(report([result('a'), known]))).toBeNull();
  const kept = result('b', { outcome: 'skip', reason: 'read-only', needs: ['actions'] });
  expect(provenLevel(report([result('a'), kept]))).toBeNull();
});
