import { describe, expect, test } from 'vitest';
import { contract } from '../../generated/mcp-javafx-ui/newest.js';
import type { PartialConfig } from '../../server/index.js';
import { protocols } from '../protocol/era.js';
import type { Report } from '../report/report.js';
import { type ConformanceOptions, runConformance } from '../run/run-conformance.js';
import { referenceCommand, referenceFxTimeoutMs, startReference } from './reference.js';

/** What is not green, with the first thing that says why. */
const reds = ({ results }: Report): string[] =>
  results
    .filter(({ outcome }) => outcome !== 'pass' && outcome !== 'skip')
    .map(
      ({ id, outcome, reason, findings }) =>
        `${id} ${outcome}: ${reason ?? `${findings[0]?.expected} / ${findings[0]?.actual}`}`,
    );

const skipped = ({ results }: Report): string[] =>
  results.filter(({ outcome }) => outcome === 'skip').map(({ id }) => id);
const needing = (...needs: string[]): string[] =>
  contract.requirements.filter((one) => one.needs.some((need) => needs.includes(need))).map(({ id }) => id);

const fxTimeoutMs = referenceFxTimeoutMs;

async function judge(
  profile: string,
  options: PartialConfig = {},
  asked: Pick<ConformanceOptions, 'only' | 'skip' | 'protocol'> = {},
): Promise<Report> {
  const server = await startReference({ options, warm: true });
  try {
    return await runConformance({
      target: { url: server.url, token: server.token },
      profile,
      fxTimeoutMs,
      ...asked,
    });
  } finally {
    await server.close();
  }
}

describe('the reference server is green', { timeout: 120_000 }, () => {
  test.each(protocols)('in the profile full over HTTP, in MCP %s', async (protocol) => {
    const report = await judge('full', {}, { protocol });
    expect(reds(report)).toEqual([]);
    expect(skipped(report)).toEqual(['stdout-clean']);
    console.log(`the whole suite: ${(report.durationMs / 1000).toFixed(1)} s`);
  });

  test.each([
    ['2025-11-25', []],
    // Nothing of it has a session, so that what waits for deadlines has been judged above.
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
      fxTimeoutMs,
    });
    expect(reds(report)).toEqual([]);
    expect(skipped(report)).toEqual(needing('http'));
  });

  test('in the profile fixture', async () => {
    // It differs from full in the optional tools alone; the rest has been judged above.
    const report = await judge('fixture', {}, { only: ['2', '4', '5', '11'] });
    expect(reds(report)).toEqual([]);
    expect(skipped(report)).toEqual(needing('stdio', 'optional'));
  });

  test('in the profile core', async () => {
    const report = await judge('core');
    expect(reds(report)).toEqual([]);
    expect(skipped(report)).toEqual(needing('stdio', 'actions', 'fixture', 'optional'));
  });
});

test('with errors as JSON-RPC errors it is red in exactly that', { timeout: 120_000 }, async () => {
  const report = await judge('full', { errors: 'jsonrpc' });
  const red = report.results.filter(({ outcome }) => outcome !== 'pass' && outcome !== 'skip');
  expect(red.map(({ id, outcome }) => [id, outcome])).toEqual([['error-channel', 'fail']]);
});

test('a read-only server is green in what it offers', { timeout: 120_000 }, async () => {
  const report = await judge('core', { allowActions: false });
  expect(reds(report)).toEqual([]);
});
