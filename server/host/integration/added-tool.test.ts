import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { generate } from '../../../codegen/generate.js';
import type { ContractModule } from '../../../generated/runtime/contract-module.js';
import { connectClient, serve } from './fixture-server.js';

const schemas = join(import.meta.dirname, '../../../schema');

/** The contract with one more tool, as its generated module. */
async function contractWith(tool: { name: string; description: string }): Promise<ContractModule> {
  const folder = mkdtempSync(join(tmpdir(), 'mcp-contract-'));
  const schema = join(folder, 'schema');
  const tools = join(schema, 'mcp-javafx-ui', '1.0', 'tools');
  cpSync(schemas, schema, { recursive: true });
  const query = JSON.parse(readFileSync(join(tools, 'ui_query.json'), 'utf8'));
  const added = {
    ...query,
    ...tool,
    aliases: [],
    optional: true,
    input: { ...query.input, title: 'AddedInput' },
    output: { ...query.output, title: 'AddedOutput' },
  };
  writeFileSync(join(tools, `${tool.name}.json`), JSON.stringify(added));
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

test('a tool that is added to a copy of the contract is listed without an edit of code', async () => {
  const added = { name: 'ui_added', description: 'Not in any line of code.' };
  const contract = await contractWith(added);
  const serving = await serve({ contract });
  const client = await connectClient(serving);
  const { tools } = await client.listTools();
  expect(tools).toEqual(Object.values(contract.tools).map((tool) => tool.descriptor));
  expect(tools).toContainEqual(expect.objectContaining(added));
  const health = (await (await fetch(new URL('/health', serving.endpoint))).json()) as { tools: string[] };
  expect(health.tools).toContain('ui_added');
  expect(client.getInstructions()).toContain('- ui_added: ');
});
