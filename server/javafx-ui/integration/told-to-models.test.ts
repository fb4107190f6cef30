import type { Client as V2Client } from '@modelcontextprotocol/client';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { contract } from '../../../generated/mcp-javafx-ui/1.1/index.js';
import { cli } from '../../../testing/paths.js';
import { type Answer, builtTools, callEveryTool } from './call-every-tool.js';
import { connectClient, serve } from './fixture-server.js';
import { connectV2 } from './sdk-clients.js';

/** No deadline that a busy machine could miss. */
const options = ['--contract-version', '1.1', '--fx-timeout', '600000'];

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
    expect(tools).toEqual(builtTools.map((name) => contract.tools[name].descriptor));
    await callEveryTool(
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
