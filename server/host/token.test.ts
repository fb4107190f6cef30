import { expect, test } from 'vitest';
import { tokenMatcher } from './http/authorization.js';
import { generateToken } from './token.js';

test('only the token itself matches', () => {
  const matches = tokenMatcher('right');
  const given = ['right', '', 'r', 'righ', 'rightt', 'RIGHT', 'wrong', 'right\0', '\0right', 'ríght'];
  expect(given.filter(matches)).toEqual(['right']);
});

test('a token of null bytes at its end is not matched by a shorter one', () => {
  expect(tokenMatcher('a\0')('a')).toBe(false);
});

test('a generated token has 256 bits and is another one each time', () => {
  expect(Buffer.from(generateToken(), 'base64url')).toHaveLength(32);
  expect(generateToken()).not.toBe(generateToken());
});
