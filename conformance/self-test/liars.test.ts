import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runConformance } from '../run/run-conformance.js';
import { liars } from './liars.js';
import { startMutatedFront } from './mutated-front.js';
import { type Reference, startReference } from './reference.js';

let reference: Reference;
beforeAll(async () => {
  reference = await startReference();
});
afterAll(() => reference.close());

describe.each(Object.entries(liars))('%s', (name, mutant) => {
  test('passes only what it may', { timeout: 600_000 }, async () => {
    const front = await startMutatedFront(mutant, reference);
    try {
      const report = await runConformance({
        target: { url: front.url, token: reference.token },
        profile: 'core',
        fxTimeoutMs: 200,
        graceMs: 100,
      });
      console.log(
        name,
        report.summary.outcomes,
        report.results
          .filter((r) => r.outcome === 'pass')
          .map((r) => r.id)
          .join(' '),
      );
    } finally {
      await front.close();
    }
  });
});
