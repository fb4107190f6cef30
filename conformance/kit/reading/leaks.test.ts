import { describe, expect, test } from 'vitest';
import { leakIn } from './leaks.js';

describe('the inside of a server is told by', () => {
  test.each([
    [
      'a line of a trace',
      'at com.example.Filter.check(Filter.java:7)',
      'at com.example.Filter.check(Filter.java:7)',
    ],
    [
      'a name with its packages',
      'Failed: java.lang.IllegalStateException',
      'java.lang.IllegalStateException',
    ],
    ['a name alone', 'NullPointerException: null', 'NullPointerException'],
    ['a name in a member', '{"cause":"IllegalStateException"}', 'IllegalStateException'],
    ['the name of an error of the language', 'TypeError: x is not a function', 'TypeError'],
    ['a path', 'Cannot read /home/ada/app.jar', '/home/ada'],
  ])('%s', (_, text, leak) => expect(leakIn(text)).toBe(leak));
});

describe('it is not told by', () => {
  test.each([
    ['the word in a sentence', 'The UI thread threw an exception. Exceptions are logged.'],
    ['a code', '{"code":"LAMPS_BROKEN","message":"Error: try again.","reason":"PARSE_ERROR"}'],
    ['a number after a colon', 'Line 4: expected a selector.'],
  ])('%s', (_, text) => expect(leakIn(text)).toBe(null));

  test('what the request itself has said', () => {
    expect(leakIn('No node matches "NullPointerException".', 'NullPointerException')).toBe(null);
  });
});
