import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Client as V2Client } from '@modelcontextprotocol/client';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { contract } from '../../../generated/mcp-javafx-ui/1.1/index.js';
import { describeWith } from '../../../testing/describe-with.js';
import { inspector, missingOfficialTools } from '../../../testing/official-tools.js';
import { cli } from '../../../testing/paths.js';
import { sampleOf } from '../../../testing/whole-run.js';
import type { Handlers } from '../engine/tools/handler.js';
import { connectClient, serve } from './fixture-server.js';
import { connectV2 } from './sdk-clients.js';

/** An input of each tool that the server has; the node is one that is always there. */
const inputs = (uid: string): Record<keyof Handlers, object> => ({
  ui_look: { maxBytes: null },
  ui_get_snapshot: { depth: 3 },
  ui_query: { selector: { text: 'Submit' } },
  ui_get_node: { ref: { uid } },
  ui_perform: {
    actions: [
      { type: 'focus', target: { ref: { uid } } },
      { type: 'click', target: { ref: { uid } } },
    ],
  },
  ui_screenshot: { stageIndex: 0 },
  ui_diagnostics: { exceptions: 1 },
});

const built = Object.keys(inputs('')) as (keyof Handlers)[];

interface Answer {
  isError?: boolean;
  structuredContent?: unknown;
}
type Call = (tool: string, input: object) => Promise<Answer>;

async function callAll(call: Call): Promise<void> {
  const { structuredContent } = await call('ui_query', { selector: { css: '#submit' } });
  const { matches } = structuredContent as { matches: { ref: { uid: string } }[] };
  for (const [tool, input] of Object.entries(inputs(matches[0]!.ref.uid))) {
    const result = await call(tool, input);
    const { validateOutput } = contract.tools[tool as keyof typeof contract.tools];
    expect([tool, result.isError ?? false, validateOutput(result.structuredContent)]).toEqual([
      tool,
      false,
      true,
    ]);
  }
}

/** No deadline that a busy machine could miss. */
const fxTimeoutMs = 600_000;
const options = ['--contract-version', '1.1', '--fx-timeout', String(fxTimeoutMs)];

type AnyClient = Pick<V2Client, 'listTools' | 'callTool' | 'getInstructions'>;

/** Over pipes: a client that is busy with schemas for long finds its connection as it left it. */
const clients: [string, () => Promise<AnyClient>][] = [
  ['the first SDK', connectV1],
  ['the second SDK, era 2025', () => connectV2('stdio', '2025', options)],
  ['the second SDK, era 2026', () => connectV2('stdio', '2026', options)],
];

async function connectV1(): Promise<AnyClient> {
  const client = new Client({ name: 'test', version: '1' });
  const args = [cli, 'serve', '--stdio', ...options];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'ignore' }));
  onTestFinished(() => client.close());
  return client as unknown as AnyClient;
}

describe.each(clients)('a client of %s', (_, connect) => {
  test('lists the tools as they are made for models, and calls each; it finds every output valid', async () => {
    const client = await connect();
    // The client validates structured content by the output schemas that it has seen.
    const { tools } = await client.listTools();
    expect(tools).toEqual(built.map((name) => contract.tools[name].descriptor));
    await callAll(
      async (name, input) => (await client.callTool({ name, arguments: { ...input } })) as Answer,
    );
  });

  test('is refused by the whole schema what the advertised one lets through', async () => {
    const client = await connect();
    const { tools } = await client.listTools();
    const perform = tools.find(({ name }) => name === 'ui_perform')!;
    expect(JSON.stringify(perform.inputSchema)).not.toContain('oneOf');
    const actions = [{ type: 'typeText', text: 'Ada', deltaY: 3 }];
    const result = (await client.callTool({ name: 'ui_perform', arguments: { actions } })) as Answer;
    expect(result).toMatchObject({
      isError: true,
      structuredContent: {
        error: { code: 'MCP_UI_INVALID_INPUT', details: { issues: [{ pointer: '/actions/0/deltaY' }] } },
      },
    });
  });

  test('is told how to work with what is offered', async () => {
    expect((await connect()).getInstructions()?.split('\n').slice(1)).toEqual(contract.instructions);
  });
});

test('a server that allows no actions tells nobody to act', async () => {
  const client = await connectClient(await serve({ contract, allowActions: false }));
  expect(client.getInstructions()).toContain('ui_look');
  expect(client.getInstructions()).not.toContain('ui_perform');
});

describeWith(missingOfficialTools, 'the MCP Inspector', () => {
  test.each(sampleOf(['modern', 'legacy'], 2))('lists and calls every tool: era %s', async (era) => {
    const { endpoint, token } = await serve({ contract, fxTimeoutMs });
    const home = mkdtempSync(join(tmpdir(), 'inspector-'));
    const inspect = async (...args: string[]) => {
      const { stdout } = await promisify(execFile)(
        inspector,
        [
          ...['--cli', endpoint, '--transport', 'http', '--protocol-era', era, '-q'],
          ...['--header', `Authorization: Bearer ${token}`],
          ...args,
        ],
        { env: { ...process.env, HOME: home, MCP_CATALOG_PATH: join(home, 'catalog.json') } },
      );
      return JSON.parse(stdout);
    };
    const { tools } = await inspect('--method', 'tools/list');
    expect(tools.map((tool: { name: string }) => tool.name)).toEqual(built);
    await callAll((tool, input) =>
      inspect(
        ...['--method', 'tools/call', '--tool-name', tool],
        ...Object.entries(input).flatMap(([name, value]) => [
          '--tool-arg',
          `${name}=${JSON.stringify(value)}`,
        ]),
      ),
    );
  });
});
