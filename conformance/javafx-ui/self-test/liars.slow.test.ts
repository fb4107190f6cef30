import { describe, expect, test } from 'vitest';
import type { Report } from '../../kit/report/report.js';
import { startMutatedFront } from '../../kit/self-test/mutated-front.js';
import { runConformance } from '../../run-conformance.js';
import { type Liar, liars } from './liars.js';
import { startReference } from './reference.js';

async function judge(liar: Liar): Promise<Report> {
  const reference = await startReference();
  const front = await startMutatedFront(liar, reference);
  try {
    return await runConformance({
      target: { url: front.url, token: reference.token },
      profile: 'full',
      // Nothing that it says is worth waiting for.
      fxTimeoutMs: 100,
      graceMs: 50,
    });
  } finally {
    await front.close();
    await reference.close();
  }
}

describe.concurrent.each(Object.entries(liars))('a server that lies: %s', (_, liar) => {
  test('passes only what it may, and the suite stays whole', async () => {
    const { results } = await judge(liar);
    const ids = (outcome: string): string[] =>
      results.filter((one) => one.outcome === outcome).map(({ id }) => id);
    expect(ids('error')).toEqual([]);
    expect(ids('pass').filter((id) => !liar.mayPass.includes(id as never))).toEqual([]);
  });
});
