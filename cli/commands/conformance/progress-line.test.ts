import { expect, test } from 'vitest';
import type { Progress } from '../../../conformance/index.js';
import { progressLine } from './progress-line.js';

function shown(...outcomes: string[]): string {
  let text = '';
  const stream = { isTTY: true, columns: 80, write: (chunk: string) => (text = chunk) };
  const { show } = progressLine(stream as unknown as NodeJS.WriteStream);
  const step = { done: 1, total: 9, protocol: '2025-11-25' as const };
  for (const outcome of outcomes)
    show({ id: 'one', ...step, result: { outcome } as Progress['result'] & {} });
  show({ id: 'next', ...step });
  return text;
}

test('counts what speaks against the target, and not what could not be judged', () => {
  expect(shown('pass', 'skip', 'blocked')).toBe('MCP 2025-11-25  1/9  next');
  expect(shown('fail', 'warn', 'untestable', 'error', 'blocked')).toBe('MCP 2025-11-25  1/9  ✗ 4  next');
});

test('says nothing where nobody looks', () => {
  const stream = { isTTY: false, write: () => expect.fail('wrote') } as unknown as NodeJS.WriteStream;
  progressLine(stream).show({ id: 'one', done: 0, total: 1, protocol: '2025-11-25' });
});
