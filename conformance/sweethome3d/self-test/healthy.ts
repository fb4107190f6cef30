import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract as served } from '../../../server/sweethome3d/contract.js';
import { createEmbeddedPort } from '../../../server/sweethome3d/homes/headless/embedded-port.js';
import { createServer } from '../../../server/sweethome3d/server.js';
import { root } from '../../../testing/paths.js';
import type { Contract } from '../../kit/contract.js';
import { type Healthy, patiently, type Running } from '../../kit/self-test/kill-matrix.js';
import type { Mutant } from '../../kit/self-test/mutant.js';
import { pack } from '../pack.js';

/** The server in this process with an empty home, a port and a folder of its own; where it has to, it keeps sessions. */
export async function startHome(
  needs: readonly string[] = [],
  contract: Contract = served,
  more: { requireToken?: boolean } = {},
): Promise<Running> {
  const files = mkdtempSync(join(tmpdir(), 'sweethome3d-'));
  const profile = needs.includes('stateful') ? 'stateful' : 'stateless';
  const settings = { profile, port: 0, register: false, quiet: true, serverShutdownMs: 100 } as const;
  const server = createServer({ homes: createEmbeddedPort(), contract, files, ...settings, ...more });
  const handle = await server.listen();
  return {
    url: handle.endpoint()!,
    token: more.requireToken === false ? null : server.token,
    async close() {
      await handle.close();
      rmSync(files, { recursive: true, force: true });
    },
  };
}

/** The same as a program that speaks over stdio. */
export const homeCommand = (files: string): string[] => [
  process.execPath,
  join(root, 'dist', 'sweethome3d.js'),
  'serve',
  '--stdio',
  '--quiet',
  '--files',
  files,
];

/** The server that the mutants spoil. */
export const healthy: Healthy<Mutant> = {
  pack,
  settings: { profile: 'full', ...patiently },
  start: (_, { contract, needs }) => startHome(needs, contract),
  command: () => homeCommand(tmpdir()),
};
