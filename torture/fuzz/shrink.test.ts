import { expect, it } from 'vitest';
import { shrink } from './shrink.js';
import { simplerValues } from './simpler-values.js';

const holds = (value: unknown) => JSON.stringify(value).includes('bad') || undefined;

it('leaves only the message that fails, and of it only what makes it fail', async () => {
  const messages = [{ a: 1 }, { b: [2, { c: 'very bad text' }], d: 'long' }, { e: 3 }];
  const fails = async (some: readonly unknown[]) => (some.some(holds) ? 'It fails: somehow.' : undefined);
  expect(await shrink<unknown>(messages, fails, simplerValues)).toEqual({
    what: 'It fails: somehow.',
    messages: [{ b: [{ c: 'bad' }] }],
  });
});

it('keeps the messages that only fail together', async () => {
  const fails = async (some: readonly number[]) =>
    some.includes(3) && some.includes(7) ? 'It fails.' : undefined;
  const all = Array.from({ length: 10 }, (_, i) => i);
  expect(await shrink(all, fails, () => [])).toEqual({ what: 'It fails.', messages: [3, 7] });
});

it('does not trade one failure for another', async () => {
  const fails = async ([text]: readonly string[]) =>
    text === 'ab' ? 'It hangs.' : text === '' ? 'It crashes.' : undefined;
  expect(await shrink(['ab'], fails, () => ['', 'a'])).toEqual({ what: 'It hangs.', messages: ['ab'] });
});

it('says when a failure does not happen again', async () => {
  expect(
    await shrink(
      [1],
      async () => undefined,
      () => [],
    ),
  ).toEqual({ what: undefined, messages: [1] });
});
