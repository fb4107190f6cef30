import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { generate } from '../../../codegen/generate.js';
import type { ContractModule } from '../../../generated/runtime/contract-module.js';

const schemas = join(import.meta.dirname, '../../../schema');

export interface ContractFiles {
  // biome-ignore lint/suspicious/noExplicitAny: a file as it stands, to be changed by a test
  read(path: string): any;
  write(path: string, content: object): void;
}

/** The contract with changed files, as its generated module. */
export async function contractCopy(change: (files: ContractFiles) => void): Promise<ContractModule> {
  const folder = mkdtempSync(join(tmpdir(), 'mcp-contract-'));
  const schema = join(folder, 'schema');
  cpSync(schemas, schema, { recursive: true });
  const place = (path: string) => join(schema, 'mcp-javafx-ui', '1.0', path);
  change({
    read: (path) => JSON.parse(readFileSync(place(path), 'utf8')),
    write: (path, content) => writeFileSync(place(path), JSON.stringify(content)),
  });
  await generate({ schema, out: join(folder, 'generated'), check: false });
  const entry = join(folder, 'generated', 'mcp-javafx-ui', '1.0', 'index.ts');
  const outfile = join(folder, 'contract.mjs');
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  return (await import(/* @vite-ignore */ pathToFileURL(outfile).href)).contract as ContractModule;
}
