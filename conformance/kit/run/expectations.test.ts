import { expect, test } from 'vitest';
import { lampsPack } from '../testing/lamps.js';
import { expectations } from './expectations.js';
import { Trial } from './trial.js';

function found(actual: unknown, expected: unknown) {
  const trial = new Trial();
  const session = { pack: lampsPack(), onFixture: false, timing: { noopMs: 0 } as never };
  const holds = expectations(trial, session).equal(actual, expected, 'the lamps');
  return [holds, ...trial.findings.map((one) => [one.expected, one.actual, one.differences])];
}

const row = Array.from({ length: 200 }, (_, i) => ({ lamp: i, on: true }));

test('small values are shown as they are', () => {
  expect(found({ a: 1 }, { a: 1 })).toEqual([true]);
  expect(found([1], [2])).toEqual([false, ['the lamps to be [2]', '[1]', undefined]]);
});

test('of large ones the differences are told, not the values', () => {
  const dark = row.map((one) => (one.lamp === 7 ? { ...one, on: false } : one));
  expect(found(dark, row)).toEqual([
    false,
    ['the lamps to agree', 'a difference at /7/on', [{ at: '/7/on', expected: 'true', actual: 'false' }]],
  ]);
  expect(found(row.slice(2), row)).toEqual([
    false,
    [
      'the lamps to agree',
      'differences in 2 places, the first at /0',
      [
        { at: '/0', expected: '{"lamp":0,"on":true}', actual: null },
        { at: '/1', expected: '{"lamp":1,"on":true}', actual: null },
      ],
    ],
  ]);
});
