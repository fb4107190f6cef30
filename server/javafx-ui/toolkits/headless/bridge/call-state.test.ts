import { expect, test } from 'vitest';
import { CallStates, tryBegin } from './call-state.js';

test('a call begins once, and can not be taken back then', () => {
  const states = new CallStates();
  const word = states.take(7);
  expect(tryBegin(states.words, word, 7)).toBe(true);
  expect(tryBegin(states.words, word, 7)).toBe(false);
  expect(states.tryCancel(word, 7)).toBe(false);
});

test('a call that was taken back never begins', () => {
  const states = new CallStates();
  const word = states.take(7);
  expect(states.tryCancel(word, 7)).toBe(true);
  expect(tryBegin(states.words, word, 7)).toBe(false);
});

test('a word that serves another call does not begin the one before', () => {
  const states = new CallStates();
  const word = states.take(7);
  states.tryCancel(word, 7);
  states.release(word);
  expect(states.take(8)).toBe(word);
  expect(tryBegin(states.words, word, 7)).toBe(false);
  expect(tryBegin(states.words, word, 8)).toBe(true);
});

test('calls beyond the number of words are refused with a sentence', () => {
  const states = new CallStates();
  for (let call = 1; call <= states.words.length; call++) states.take(call);
  expect(() => states.take(5000)).toThrow('More than 1024 calls are under way at the UI thread.');
});
