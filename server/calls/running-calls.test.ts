import { expect, test } from 'vitest';
import { fakeEngine } from '../host/testing/fake-engine.js';
import type { AuditEntry } from './audit.js';
import { auditTo } from './audit.js';
import { Calls } from './running-calls.js';

const context = { arrivedAt: 0, client: 'test' };

function setUp() {
  const audited: AuditEntry[] = [];
  return { audited, calls: new Calls(fakeEngine(), (entry) => audited.push(entry)) };
}

test('draining waits for a call that ends in time', async () => {
  const { calls, audited } = setUp();
  const caller = new AbortController();
  const call = calls.run('waits', {}, { ...context, signal: caller.signal });
  const drained = calls.drain(60_000);
  caller.abort();
  await drained;
  expect(audited).toEqual([{ tool: 'waits', outcome: 'ok', ms: expect.any(Number) }]);
  expect(await call).toEqual({ ok: true, output: { echo: {} }, text: 'echo {}' });
});

test('draining interrupts a call that does not end', async () => {
  const { calls, audited } = setUp();
  const call = calls.run('waits', {}, { ...context, signal: new AbortController().signal });
  const answer = expect(call).rejects.toThrow(
    'The server is shutting down; what the call had begun may still complete.',
  );
  await calls.drain(1);
  await answer;
  expect(audited).toEqual([{ tool: 'waits', outcome: 'interrupted', ms: expect.any(Number) }]);
});

test('draining without calls ends at once', async () => {
  await setUp().calls.drain(60_000);
});

test('an audit line has the time, the tool, the outcome and the milliseconds', () => {
  const lines: string[] = [];
  auditTo((line) => lines.push(line))({ tool: 'echo', outcome: 'ok', ms: 1.234 });
  expect(lines).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z echo ok 1\.2 ms\n$/),
  ]);
});
