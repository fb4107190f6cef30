import { expect, test } from 'vitest';
import { runConformance } from '../run/run-conformance.js';
import { carelessServer } from './careless-server.js';
import { startMutatedFront } from './mutated-front.js';
import { referenceFxTimeoutMs, startReference } from './reference.js';

test('a careless server is described completely', { timeout: 300_000 }, async () => {
  const reference = await startReference({ overToolkit: carelessServer.toolkit! });
  const front = await startMutatedFront(carelessServer, reference);
  try {
    const report = await runConformance({
      target: { url: front.url, token: reference.token },
      profile: 'full',
      fxTimeoutMs: referenceFxTimeoutMs,
    });
    for (const one of report.results.filter((r) => r.outcome !== 'pass'))
      console.log(
        one.id,
        one.outcome,
        one.reason ?? '',
        one.findings[0]?.expected,
        '|',
        one.findings[0]?.actual?.slice(0, 200),
      );
    expect(report).toBe(1);
  } finally {
    await front.close();
    await reference.close();
  }
});
