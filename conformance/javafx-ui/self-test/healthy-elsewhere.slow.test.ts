import { describe, expect, test } from 'vitest';
import { protocols } from '../../kit/protocol/era.js';
import { runConformance } from '../../run-conformance.js';
import { isUnreadable, judge, needing, reds, skipped } from './judge-reference.js';
import { patiently, referenceCommand } from './reference.js';

// Side by side: most of the time they wait for deadlines.
describe.concurrent('the reference server is green', () => {
  test.each([
    ['2025-11-25', []],
    // Nothing of it has a session, so that what waits for deadlines is judged over plain HTTP.
    ['2026-07-28', ['13']],
  ] as const)('with sessions, in MCP %s', async (protocol, skip) => {
    const report = await judge('full', { profile: 'stateful' }, { protocol, skip });
    expect(reds(report)).toEqual([]);
    expect(skipped(report)).toEqual(['stdout-clean', 'http-method', 'http-session-ignored']);
  });

  test.each(protocols)('in the profile full over stdio, in MCP %s', async (protocol) => {
    const report = await runConformance({
      protocol,
      target: { command: referenceCommand() },
      profile: 'full',
      ...patiently,
    });
    expect(reds(report)).toEqual([]);
    expect(skipped(report)).toEqual(needing('http'));
  });

  test('in the profile fixture', async () => {
    // It differs from full in the optional tools alone; the rest has been judged above.
    const report = await judge('fixture', {}, { only: ['2', '4', '5', '11'] });
    expect(reds(report)).toEqual([]);
    expect(skipped(report)).toEqual(needing('stdio', 'optional').filter(isUnreadable));
  });

  test('in what it offers when it is read-only', async () => {
    expect(reds(await judge('core', { allowActions: false }))).toEqual([]);
    const report = await judge('full', { allowActions: false });
    expect(reds(report)).toEqual([]);
    expect(skipped(report)).toEqual(needing('stdio', 'actions').filter(isUnreadable));
  });
});

test('with errors as JSON-RPC errors it is red in exactly that', async () => {
  const report = await judge('full', { errors: 'jsonrpc' });
  const red = report.results.filter(({ outcome }) => outcome !== 'pass' && outcome !== 'skip');
  expect(red.map(({ id, outcome }) => [id, outcome])).toEqual([['error-channel', 'fail']]);
});
