import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { generate } from '../../../codegen/generate.js';
import { root } from '../../../testing/paths.js';
import type { Contract } from '../../kit/contract.js';
import type { Pack } from '../../kit/pack.js';
import type { Running } from '../../kit/self-test/kill-matrix.js';
import type { Mutant } from '../../kit/self-test/mutant.js';
import type { Fault } from '../../kit/self-test/random-faults/fault.js';

/** The tiny contract of the tests, how it is judged, and the server of it. */
export interface House {
  readonly contract: Contract;
  readonly pack: Pack;
  readonly mutants: Readonly<Record<string, Mutant>>;
  readonly faults: readonly Fault[];
  serve(options?: { profile?: 'stateless' | 'stateful' }): Promise<Running>;
  /** The program that speaks over stdio. */
  readonly command: readonly string[];
  remove(): void;
}

/** What the built program exports; it is made of `testing/tenants/lights` and the rooms that serve any contract. */
interface Built extends Pick<House, 'contract' | 'pack' | 'mutants' | 'faults'> {
  host(options: object): {
    readonly token: string;
    listen(): Promise<{ endpoint(): string | undefined; close(): Promise<void> }>;
  };
}

const entry = `
  import { hostOf } from './server/host/plug.js';
  import { claimStandardOutput } from './server/host/mcp/stdio.js';
  import * as plug from './server/lights/engine.js';
  export { pack } from './conformance/lights/pack.js';
  export { mutants } from './conformance/lights/self-test/mutants.js';
  export { faults } from './conformance/lights/self-test/faults.js';
  export const { contract } = plug;
  export const host = (options) =>
    hostOf(plug, contract, plug.configuration.resolve([plug.configuration.fromCode(options)]));
  if (process.argv[2] === 'stdio')
    await host({ transport: 'stdio', quiet: true, register: false }).speakStdio(process.stdin, claimStandardOutput());
`;

/** Builds the house as it would stand in this repository; `edit` changes head and prose of its contract before. */
export async function buildHouse(edit: (text: string) => string = (text) => text): Promise<House> {
  // Below node_modules, so that what is built finds the packages that it uses.
  const cache = join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'lights-'));
  const schema = join(folder, 'schema');
  cpSync(join(root, 'testing', 'tenants', 'lights'), folder, { recursive: true });
  for (const name of ['contract.md', 'contract.json']) {
    const file = join(schema, 'mcp-lights', '0.3', name);
    writeFileSync(file, edit(readFileSync(file, 'utf8')));
  }
  await generate({ schema, out: join(folder, 'generated') });
  for (const path of ['package.json', 'server/host', 'server/calls', 'conformance/kit'])
    symlinkSync(join(root, path), join(folder, path));
  writeFileSync(join(folder, 'entry.ts'), entry);
  const outfile = join(folder, 'house.mjs');
  await build({
    entryPoints: [join(folder, 'entry.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    preserveSymlinks: true,
    logLevel: 'error',
  });
  const { host, ...built } = (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as Built;
  return {
    ...built,
    async serve(options = {}) {
      const house = host({ quiet: true, register: false, serverShutdownMs: 100, ...options });
      const handle = await house.listen();
      return { url: handle.endpoint()!, token: house.token, close: () => handle.close() };
    },
    command: [process.execPath, outfile, 'stdio'],
    remove: () => rmSync(folder, { recursive: true }),
  };
}
