import { expect, test } from 'vitest';
import { broken, finding, result } from '../testing/results.js';
import { causesOf, startHere } from './causes.js';
import type { Result } from './report.js';

const told = (...results: Result[]) =>
  causesOf({ results }).map(({ title, broken: red, following }) => [
    title,
    red.map(({ id }) => id).join(),
    following.map(({ id }) => id).join(),
  ]);

test('one who answers nothing but an error has one cause, whatever was asked', () => {
  expect(
    told(
      broken('a', 'a room', 'error LIGHTS_BROKEN'),
      broken('b', 'some lamps', 'error LIGHTS_BROKEN'),
      broken('c', 'a successful result', 'error LIGHTS_BROKEN'),
      broken('d', 'error LIGHTS_DARK for a dark house', 'error LIGHTS_BROKEN'),
      result('e', {
        outcome: 'untestable',
        reason: 'The house could not be prepared.',
        last: { call: 'get_lamps {}', answer: 'error LIGHTS_BROKEN: Sorry.', exchange: null },
      }),
      result('f', { outcome: 'blocked', blockedBy: 'c', reason: 'expected a lamp, got none' }),
      result('g', { outcome: 'blocked', blockedBy: 'f', reason: 'expected a lamp, got none' }),
    ),
  ).toEqual([['get_lamps is answered with error LIGHTS_BROKEN.', 'a,b,c,d,e', 'f,g']]);
});

test('a refusal that never comes is one cause; a wrong code is another', () => {
  expect(
    told(
      broken('a', 'error LIGHTS_NO_ROOM for a', 'a successful result'),
      broken('b', 'error LIGHTS_NO_ROOM for b', 'a successful result'),
      broken('c', 'error LIGHTS_NO_ROOM for c', 'error LIGHTS_DARK'),
      broken('d', 'HTTP 403 for d', 'HTTP 200, and it was done'),
    ),
  ).toEqual([
    ['Where LIGHTS_NO_ROOM is due, the answer is a successful result.', 'a,b', ''],
    ['Expected error LIGHTS_NO_ROOM for c, got error LIGHTS_DARK.', 'c', ''],
    ['Expected HTTP 403 for d, got HTTP 200, and it was done.', 'd', ''],
  ]);
});

test('what is only alike in its words stands for itself', () => {
  expect(told(broken('a', 'a title', 'none'), broken('b', 'a title', 'none'))).toHaveLength(2);
});

test('the suite comes first, then security, behaviours and form; the widest first, the known last', () => {
  const known = { reason: 'later', line: 1 };
  const causes = causesOf({
    results: [
      broken('form', 'a', 'b', { concern: 'form' }),
      broken('known', 'a', 'b', { known }),
      broken('small', 'a', 'b'),
      broken('wide', 'a', 'b'),
      broken('leak', 'a', 'b', { concern: 'security' }),
      result('suite', { outcome: 'error', reason: 'TypeError: x' }),
      result('x', { outcome: 'blocked', blockedBy: 'wide', reason: 'y' }),
    ],
  });
  expect(causes.map(({ id }) => id)).toEqual(['suite', 'leak', 'wide', 'small', 'known', 'form']);
  expect(startHere(causes).map(({ id }) => id)).toEqual(['suite', 'leak', 'wide', 'small', 'form', 'known']);
});

test('many sentences that fail for one reason are no breach of security because one of them is about it', () => {
  const [cause] = causesOf({
    results: [
      broken('a', 'a lamp', 'error X_Y', { concern: 'security' }),
      broken('b', 'a lamp', 'error X_Y'),
      result('c', {
        outcome: 'fail',
        concern: 'form',
        findings: [finding('a lamp', 'error X_Y', 'get_lamps {}')],
      }),
    ],
  });
  expect([cause!.concern, cause!.broken.length]).toEqual(['behaviour', 3]);
});
