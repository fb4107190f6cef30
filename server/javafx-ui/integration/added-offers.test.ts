import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { generate } from '../../../codegen/generate.js';
import type { ContractModule } from '../../../generated/runtime/contract-module.js';
import { root } from '../../../testing/paths.js';
import { call, connectClient, serve } from './fixture-server.js';

const schemas = join(root, 'schema');

interface ContractFiles {
  // biome-ignore lint/suspicious/noExplicitAny: a file as it stands, to be changed by a test
  read(path: string): any;
  write(path: string, content: object): void;
}

/** The contract with changed files, as its generated module. */
async function contractCopy(change: (files: ContractFiles) => void): Promise<ContractModule> {
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

test('a tool that is added to a copy of the contract is not offered before there is code for it', async () => {
  const added = { name: 'ui_added', description: 'Not in any line of code.' };
  const contract = await contractCopy((copy) => {
    const query = copy.read('tools/ui_query.json');
    copy.write(`tools/${added.name}.json`, {
      ...query,
      ...added,
      aliases: [],
      optional: true,
      input: { ...query.input, title: 'AddedInput' },
      output: { ...query.output, title: 'AddedOutput' },
    });
  });
  const serving = await serve({ contract });
  const client = await connectClient(serving);
  const { tools } = await client.listTools();
  const others = Object.values(contract.tools).filter(({ name }) => name !== added.name);
  expect(tools).toEqual(others.map((tool) => tool.descriptor));
  const { structuredContent } = await call(client, added.name, { selector: { css: '#submit' } });
  expect(structuredContent).toMatchObject({ error: { details: { reason: 'NOT_OFFERED' } } });
  const health = (await (await fetch(new URL('/health', serving.endpoint))).json()) as { tools: string[] };
  expect(health.tools).toEqual(others.map(({ name }) => name));
  expect(client.getInstructions()).not.toContain('ui_added');
});

test('a resource and a prompt that are added to a copy of the contract are offered without an edit of code', async () => {
  const contract = await contractCopy((copy) => {
    const declared = copy.read('contract.json');
    declared.resources.push({
      uri: 'ui://picture/{index}',
      name: 'picture',
      title: 'A picture',
      description: 'Not in any line of code.',
      mimeType: 'image/png',
      read: { tool: 'ui_screenshot', input: { stageIndex: '{index}' }, absent: ['MCP_UI_NO_STAGES'] },
    });
    declared.prompts.push({
      name: 'admire_ui',
      title: 'Admire the UI',
      description: 'Not in any line of code.',
      arguments: [{ name: 'what', description: 'What to admire.', required: true }],
      messages: [{ role: 'user', text: 'Admire {what}.' }],
    });
    copy.write('contract.json', declared);
  });
  const client = await connectClient(await serve({ contract }));
  const { prompts } = await client.listPrompts();
  expect(prompts.map(({ name }) => name)).toContain('admire_ui');
  const { messages } = await client.getPrompt({ name: 'admire_ui', arguments: { what: 'the button' } });
  expect(messages).toEqual([{ role: 'user', content: { type: 'text', text: 'Admire the button.' } }]);
  const { resourceTemplates } = await client.listResourceTemplates();
  expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toContain('ui://picture/{index}');
  const { contents } = await client.readResource({ uri: 'ui://picture/0' });
  const { blob } = contents[0] as { blob: string };
  expect(Buffer.from(blob, 'base64').subarray(1, 4).toString()).toBe('PNG');
});
