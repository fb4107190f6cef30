import { describe, expect, it } from 'vitest';
import { quote } from './quote.js';

describe('quote', () => {
  it.each([
    ['OK', '"OK"'],
    ['', '""'],
    ['привет 😀', '"привет 😀"'],
    ['say "hi" \\o/', '"say \\"hi\\" \\\\o/"'],
    ['a\nb\r\tc', '"a\\nb\\r\\tc"'],
    ['a\u2028b\u2029c\u0085d\u007f', '"a\\u2028b\\u2029c\\u0085d\\u007f"'],
    ['\u202eevil\u2066', '"\\u202eevil\\u2066"'],
    ['\ud800', '"\\ud800"'],
  ])('keeps %j on one line', (text, expected) => {
    expect(quote(text)).toBe(expected);
    expect(JSON.parse(quote(text))).toBe(text);
  });

  it('cuts a long text and says how long it is', () => {
    expect(quote('a'.repeat(201))).toBe(`"${'a'.repeat(200)}…" (201 characters)`);
    expect(quote('a'.repeat(200))).toBe(`"${'a'.repeat(200)}"`);
  });

  it('does not cut a character in two', () => {
    expect(quote('ab😀c', 3)).toBe('"ab…" (5 characters)');
  });
});
