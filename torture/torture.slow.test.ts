import { expect, it } from 'vitest';
import { run } from './attacks-of-a-run.js';

it('breaks no promise in a short run', async () => {
  const lines: string[] = [];
  const say = (line: string) => lines.push(line);
  const held = await run([], { seed: 1, messages: 2000, short: true, say });
  expect(held, lines.join('\n')).toBe(true);
  expect(lines.at(-1)).toMatch(/^torture: .* messages · 14 attacks over HTTP · .* · seed 1 · 0 violations$/);
});
