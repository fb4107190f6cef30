import { expect, test } from 'vitest';
import { html, junit, markdown, terminal } from '../../index.js';
import { asObject } from '../../kit/reading/json.js';
import { startMutatedFront } from '../../kit/self-test/mutated-front.js';
import { runConformance } from '../../run-conformance.js';
import type { Mutant } from './mutant.js';
import { patiently, startReference } from './reference.js';

const newer = '2026-07-28';

/** Right with a handshake, wrong without. */
const lame: Mutant = {
  breaks: 'Announces no logging in one of the eras.',
  rpc(reply, { method }) {
    if (method === 'server/discover') delete asObject(asObject(reply.result).capabilities).logging;
    return reply;
  },
};

test('a fault of one era is found when both are tried, and every form of the report says where', async () => {
  const reference = await startReference();
  const front = await startMutatedFront(lame, reference);
  try {
    const report = await runConformance({
      target: { url: front.url, token: reference.token },
      protocol: 'both',
      only: ['server-capabilities', 'server-info'],
      ...patiently,
    });
    expect(report.protocols).toEqual(['2025-11-25', newer]);
    expect(
      report.results.map(({ id, outcome, findings }) => [id, outcome, findings.map((one) => one.protocol)]),
    ).toEqual([
      ['server-capabilities', 'fail', [newer]],
      ['server-info', 'pass', []],
    ]);
    const told = `seen in   MCP ${newer}`;
    const forms = [terminal(report), junit(report), markdown(report)].map(
      (form) => form.split(told).length - 1,
    );
    expect(forms).toEqual([1, 1, 1]);
    expect(html(report)).toContain(`<dt>seen in</dt><dd>MCP ${newer}</dd>`);
  } finally {
    await front.close();
    await reference.close();
  }
});
