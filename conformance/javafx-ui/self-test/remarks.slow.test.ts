import { describe, expect, test } from 'vitest';
import { html } from '../../kit/report/html.js';
import { markdown } from '../../kit/report/markdown.js';
import type { Report } from '../../kit/report/report.js';
import { reportProblems } from '../../kit/report/report-problems.js';
import { terminal } from '../../kit/report/terminal.js';
import { commonMutants } from '../../kit/self-test/mutants/index.js';
import { judgeOddity } from './judge-oddity.js';
import { reds } from './judge-reference.js';
import type { Mutant } from './mutant.js';
import { places } from './mutants/shared.js';

const mutants: Readonly<Record<string, Pick<Mutant, 'http' | 'rpc'>>> = commonMutants(places);
const settings = { profile: 'transport' } as const;

const judged = async (id?: string): Promise<Report> => {
  const { http, rpc } = id === undefined ? {} : mutants[id]!;
  const fault = { ...(http ? { http } : {}), ...(rpc ? { rpc } : {}) };
  return judgeOddity({ ...fault, only: [], settings }, true);
};

describe('what every MCP server keeps and this contract does not say', () => {
  test('is not mentioned where it is kept', async () => {
    const report = await judged();
    expect([report.remarks, reds(report)]).toEqual([undefined, []]);
  });

  test.each([
    'jsonrpc-version',
    'unknown-method',
    'protocol-negotiated',
    'http-endpoint-only',
    'http-protocol-version',
  ])('is told beside the verdict, and does not change it: %s', async (id) => {
    const report = await judged(id);
    expect(report.remarks?.map((remark) => remark.id)).toEqual([id]);
    expect([reds(report), report.summary.exitCode]).toEqual([[], 0]);
    const [{ sentence, exchange, expected } = { sentence: '?', exchange: null, expected: '?' }] =
      report.remarks!;
    expect(exchange === null ? null : report.exchanges[exchange]).toMatchObject({ request: {} });
    for (const form of [terminal(report), markdown(report)])
      for (const part of ['Beside the contract, without a verdict', sentence, id])
        expect(form).toContain(part);
    expect(html(report)).toContain('Beside the contract, without a verdict');
    expect(await reportProblems(report)).toEqual([]);
    expect(expected).not.toBe('');
  });
});

test('is left out where only some requirements were asked for', async () => {
  const { http } = mutants['http-endpoint-only']!;
  const { remarks } = await judgeOddity({ http: http!, only: ['http-method'] }, false);
  expect(remarks).toBe(undefined);
});
