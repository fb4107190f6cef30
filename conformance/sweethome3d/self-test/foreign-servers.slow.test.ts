import { expect, test } from 'vitest';
import { contract } from '../../../generated/mcp-sweethome3d/newest.js';
import { patiently } from '../../kit/self-test/kill-matrix.js';
import type { Mutant } from '../../kit/self-test/mutant.js';
import { startMutatedFront } from '../../kit/self-test/mutated-front.js';
import { runConformance } from '../../run-conformance.js';
import { pack } from '../pack.js';
import { numberedLevels, textOnly } from './foreign-servers.js';
import { startHome } from './healthy.js';

/** What is not green about a server: outcome and id. */
async function verdictOn(mutant: Mutant, more: { requireToken?: boolean } = {}): Promise<string[]> {
  const server = await startHome([], contract, more);
  const front = await startMutatedFront(mutant, server);
  try {
    const target = { url: front.url, token: server.token };
    const { results } = await runConformance({
      pack,
      protocol: '2025-11-25',
      profile: 'history',
      target,
      ...patiently,
    });
    return results
      .filter(({ outcome, needs }) => outcome !== 'pass' && !(outcome === 'skip' && needs.length > 0))
      .map(({ outcome, id }) => `${outcome} ${id}`);
  } finally {
    await front.close();
    await server.close();
  }
}

test('a server that answers in texts is blamed for its form, and judged by the rest', async () => {
  expect(await verdictOn(textOnly)).toEqual([
    'fail input-closed',
    'fail input-invalid-code',
    'blocked input-invalid-issues',
    'fail result-bare',
    'fail error-channel',
    'fail error-envelope',
    'fail error-text',
    'blocked error-next-step',
  ]);
});

test('a server that numbers its levels is blamed for that, and judged by the rest', async () => {
  expect(await verdictOn(numberedLevels())).toEqual(['fail result-schema', 'fail id-string']);
});

test('a server without a token is blamed for that alone', async () => {
  expect(await verdictOn({ breaks: 'Asks for no token.' }, { requireToken: false })).toEqual([
    'blocked http-order',
    'fail token-required',
    'fail token-exact',
  ]);
});
