import { expect, test } from 'vitest';
import { contract } from '../../../generated/mcp-javafx-ui/newest.js';
import { html, reportJson, runConformance } from '../../index.js';
import { startMutatedFront } from '../../kit/self-test/mutated-front.js';
import { combineMutants } from './combine-mutants.js';
import { mutants } from './mutants/index.js';
import { startReference } from './reference.js';

/** What would keep the rest from being judged: the tools themselves, and time. */
const masking = new Set<string>([
  'error-channel',
  ...contract.requirements.filter(({ section }) => ['2.1', '13'].includes(section)).map(({ id }) => id),
]);

test('a report on a server that breaks most of the contract can be sent and read', async () => {
  const faults = Object.entries(mutants).filter(([id]) => !masking.has(id));
  const broken = combineMutants(faults.map(([, mutant]) => mutant));
  const fxTimeoutMs = 400;
  const reference = await startReference({
    alterToolkit: broken.toolkit!,
    options: { ...broken.options, fxTimeoutMs },
  });
  const front = await startMutatedFront(broken, reference);
  try {
    const report = await runConformance({
      target: { url: front.url, token: reference.token },
      profile: 'full',
      fxTimeoutMs,
    });
    const { fail, warn, untestable } = report.summary.outcomes;
    expect(fail + warn + untestable).toBeGreaterThanOrEqual(115);
    expect(Buffer.byteLength(reportJson(report))).toBeLessThan(1_000_000);
    expect(Buffer.byteLength(html(report))).toBeLessThan(1_500_000);
  } finally {
    await front.close();
    await reference.close();
  }
});
