import { hostOf } from '../../../server/host/plug.js';
import * as plug from '../../../server/lights/engine.js';
import { cli } from '../../../testing/paths.js';
import type { Contract } from '../../kit/contract.js';
import type { Healthy } from '../../kit/self-test/kill-matrix.js';
import type { Mutant } from '../../kit/self-test/mutant.js';
import { pack } from '../pack.js';

const { configuration } = plug;

/** The server in this process, on a port of its own; where it has to, it keeps sessions. */
export async function startHouse(needs: readonly string[] = [], contract: Contract = plug.contract) {
  const profile = needs.includes('stateful') ? 'stateful' : 'stateless';
  const settings = { profile, register: false, quiet: true, serverShutdownMs: 100 } as const;
  const host = hostOf(plug, contract, configuration.resolve([configuration.fromCode(settings)]));
  const handle = await host.listen();
  return { url: handle.endpoint()!, token: host.token, close: () => handle.close() };
}

/** The same as a program that speaks over stdio. */
export const houseCommand = [process.execPath, cli, 'lights', 'serve', '--stdio', '--quiet'];

/** The server that the mutants spoil. */
export const healthy: Healthy<Mutant> = {
  pack,
  settings: { profile: 'lit' },
  start: (_, { contract, needs }) => startHouse(needs, contract),
  command: ({ version }) => [...houseCommand, '--contract-version', version],
};
