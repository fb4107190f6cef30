import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { generate } from '../../codegen/generate.js';
import type { ClientContract } from '../../generated/runtime/client-contract.js';
import { root } from '../../testing/paths.js';

export interface Generated {
  /** The module as code imports it, for the compiler. */
  readonly module: string;
  readonly contract: ClientContract;
}

/** Generates one of the contracts that only tests have, such as `mcp-lights/0.3`, as its callers get it. */
export async function generatedContract(name: string): Promise<Generated> {
  const folder = mkdtempSync(join(tmpdir(), 'any-contract-'));
  const out = join(folder, 'generated');
  await generate({ schema: join(root, 'testing/tenants/lights/schema'), out });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const module = join(out, name, 'client');
  const outfile = join(folder, 'client.js');
  await build({
    entryPoints: [`${module}.ts`],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  const { clientContract } = await import(/* @vite-ignore */ pathToFileURL(outfile).href);
  return { module: `${module}.js`, contract: clientContract };
}
