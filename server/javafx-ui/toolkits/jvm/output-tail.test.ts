import { expect, test } from 'vitest';
import { OutputTail } from './output-tail.js';

test('lines come together from chunks, each stream by itself', () => {
  const tail = new OutputTail();
  const [out, err] = [tail.stream(), tail.stream()];
  out(Buffer.from('one\r\ntw'));
  err(Buffer.from('warning\n'));
  const letter = Buffer.from('ö');
  out(letter.subarray(0, 1));
  out(Buffer.concat([letter.subarray(1), Buffer.from('\n\nthree')]));
  expect(tail.last()).toEqual(['one', 'warning', 'twö', '', 'three']);
});

test('only the last two hundred are kept, and a thousand letters of each', () => {
  const tail = new OutputTail();
  const out = tail.stream();
  out(Buffer.from(Array.from({ length: 250 }, (_, i) => `${i}\n`).join('')));
  expect([tail.last().length, tail.last()[0]]).toEqual([200, '50']);
  out(Buffer.from('x'.repeat(3000)));
  out(Buffer.from('x'.repeat(3000)));
  expect(tail.last().at(-1)).toBe(`${'x'.repeat(1000)}…`);
});
