import { expect, test } from 'vitest';
import { steadyProblems } from './load.js';

test('each problem under load has its kind, whatever its sentence says', () => {
  const tally = { served: [10, 30], errors: new Map([['heap', 2]]) };
  expect(steadyProblems(tally, 3, { main: 1.25, thread: 1 })).toEqual([
    { kind: 'error', sentence: '2 calls ended with heap.' },
    {
      kind: 'starved',
      sentence: 'Who is served most has 3.00 times the calls of who is served least.',
    },
    { kind: 'heap', sentence: 'The heap of the main thread grows by 25 %.' },
  ]);
  expect(steadyProblems({ served: [10, 14], errors: new Map() }, 1.4, { main: 1.1, thread: 0.9 })).toEqual(
    [],
  );
});
