import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { Ajv } from 'ajv';
import { afterAll, describe, expect, it } from 'vitest';
import { describeWith } from '../../testing/describe-with.js';
import { inspector, missingOfficialTools } from '../../testing/official-tools.js';
import { loadContracts } from '../load.js';
import { packageRoot } from '../package-root.js';
import type { ToolDescriptor } from '../runtime/contract-module.js';
import { descriptor } from './descriptors.js';

const root = packageRoot();
const folder = mkdtempSync(join(tmpdir(), 'descriptors-'));
afterAll(() => rmSync(folder, { recursive: true }));

const contracts = [
  ...loadContracts(join(root, 'schema')),
  ...loadContracts(join(root, 'testing/tenants/lights/schema')),
];

describe.each(contracts)('descriptors of $key', (contract) => {
  const tools = contract.tools.map((tool) => descriptor(contract, tool) as unknown as ToolDescriptor);
  const firstValid = (type: string): unknown =>
    contract.examples.find((file) => file.valid && file.type === type)?.cases[0]?.value;
  const failure = { error: { code: contract.errors[0]!.code, message: 'It failed.', details: {} } };
  const answers = {
    ...Object.fromEntries(contract.tools.map((tool) => [tool.name, firstValid(tool.output) ?? failure])),
    failure,
    nonsense: { nonsense: true },
  };
  const script = join(root, 'codegen/testing/descriptor-server.mjs');
  const file = join(folder, `${contract.id}-${contract.version}.json`);
  writeFileSync(file, JSON.stringify({ tools, answers }));

  it('have inputs without references, choices at the top and keywords of ours', () => {
    for (const { inputSchema } of tools) {
      expect(JSON.stringify(inputSchema)).not.toMatch(/"(\$ref|\$defs|discriminator|x-[a-zA-Z-]+)":/);
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      expect(Object.keys(inputSchema)).not.toContain('oneOf');
      expect(Object.keys(inputSchema)).not.toContain('anyOf');
      expect(Object.keys(inputSchema)).not.toContain('allOf');
    }
  });

  it('have outputs that admit the error envelope and refer to nothing outside', () => {
    for (const { outputSchema } of tools) {
      const names = Object.keys((outputSchema.$defs ?? {}) as object);
      const refs = [...JSON.stringify(outputSchema).matchAll(/"\$ref":"#\/\$defs\/(\w+)"/g)].map(
        (match) => match[1],
      );
      expect(names).toEqual(expect.arrayContaining(refs));
      expect(JSON.stringify(outputSchema)).not.toMatch(/"(discriminator|x-[a-zA-Z-]+)":/);
      const ajv = new Ajv({ strict: false });
      expect(ajv.validate(outputSchema, failure)).toBe(true);
      expect(ajv.validate(outputSchema, { nonsense: true })).toBe(false);
    }
  });

  it('agree with the examples of inputs; a projection refuses only what a model could not know', () => {
    const mayAdmit = contract.advertise === 'projection';
    for (const tool of contract.tools) {
      const { inputSchema } = tools.find(({ name }) => name === tool.name)!;
      const validate = new Ajv({ strict: false }).compile(inputSchema);
      for (const { valid, cases } of contract.examples.filter((example) => example.type === tool.input)) {
        for (const { title, value, rule } of cases) {
          if (mayAdmit && !valid && rule !== 'additionalProperties') continue;
          expect({ tool: tool.name, title, valid: validate(value) }).toEqual({
            tool: tool.name,
            title,
            valid,
          });
        }
      }
    }
  });

  it('pass through the client of the SDK, which checks results and errors against them', async () => {
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [script, file] }));
    try {
      expect((await client.listTools()).tools).toEqual(tools);
      for (const { name } of tools) {
        const success = await client.callTool({ name });
        expect(success.structuredContent).toEqual(answers[name as keyof typeof answers]);
        const error = await client.callTool({ name, arguments: { answer: 'failure' } });
        expect(error.structuredContent).toEqual(failure);
        await expect(client.callTool({ name, arguments: { answer: 'nonsense' } })).rejects.toThrow(
          'output schema',
        );
      }
    } finally {
      await client.close();
    }
  });

  describeWith(missingOfficialTools, 'in the strict mode of the Inspector', () => {
    it('pass without a complaint', () => {
      const { status, stderr, stdout } = spawnSync(
        inspector,
        ['--cli', process.execPath, script, file, '--method', 'tools/list', '--strict'],
        {
          encoding: 'utf8',
          env: { ...process.env, HOME: folder, MCP_CATALOG_PATH: join(folder, 'catalog.json') },
        },
      );
      expect({ status, complaints: complaintsIn(stderr, contract.advertise === 'projection') }).toEqual({
        status: 0,
        complaints: [],
      });
      expect(JSON.parse(stdout).tools.map((tool: ToolDescriptor) => tool.name)).toEqual(
        tools.map((tool) => tool.name),
      );
    });
  });
});

/**
 * What the Inspector wrote, by paragraph. It advises against `["string", "null"]`, for which a projection has a
 * reason: spelt as a choice of schemas, the same would cost models a seventh more.
 */
function complaintsIn(stderr: string, mayListNull: boolean): string[] {
  const listsNull = /^Warning: .*\n *Path: .*\n *Issue: `type` is an array \(\["\w+",("\w+",)*"null"\]\)/;
  const summary = /^0 errors, \d+ warnings across \d+ tools\.$/;
  const paragraphs = stderr.split(/\n\n/).map((paragraph) => paragraph.trim());
  return paragraphs.filter(
    (text) => text !== '' && !(mayListNull && (listsNull.test(text) || summary.test(text))),
  );
}
