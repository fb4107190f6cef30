import type { CallToolResult } from '@modelcontextprotocol/client';
import { describe, expect, test } from 'vitest';
import { contract } from '../../../generated/mcp-javafx-ui/1.0/index.js';
import { serve } from './fixture-server.js';
import { connectV2, type Era } from './sdk-clients.js';

const ways: [era: Era, way: string][] = [
  ['2026', 'stateless HTTP'],
  ['2026', 'stateful HTTP'],
  ['2026', 'stdio'],
  ['2025', 'stateless HTTP'],
  ['2025', 'stateful HTTP'],
  ['2025', 'stdio'],
];

const connect = async (era: Era, way: string) => {
  if (way === 'stdio') return connectV2('stdio', era);
  return connectV2(await serve({ profile: way === 'stateful HTTP' ? 'stateful' : 'stateless' }), era);
};

describe.each(ways)('the v2 SDK client of %s over %s', (era, way) => {
  test('speaks that revision and finds tools, resources and prompts of the contract', async () => {
    const client = await connect(era, way);
    expect(client.getNegotiatedProtocolVersion()).toBe(era === '2026' ? '2026-07-28' : '2025-11-25');
    const { tools } = await client.listTools();
    expect(tools).toEqual(Object.values(contract.tools).map((tool) => tool.descriptor));
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(contract.prompts.map(({ name }) => name));
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual(['ui://tree', 'ui://focused-node', 'ui://stages/0/tree']);
  });

  test('calls tools and gets errors of the contract as results', async () => {
    const client = await connect(era, way);
    await client.listTools();
    const found = await client.callTool({ name: 'ui_query', arguments: { selector: { css: '#name' } } });
    const { matches } = found.structuredContent as { matches: { ref: { uid: string } }[] };
    const target = { ref: { uid: matches[0]!.ref.uid } };
    const performed = await client.callTool({
      name: 'ui_perform',
      arguments: { actions: [{ type: 'setText', target, text: 'Ada' }] },
    });
    expect(performed.structuredContent).toEqual({ results: [{ ok: true, type: 'setText' }] });
    const lost = (await client.callTool({
      name: 'ui_get_node',
      arguments: { ref: { uid: 'u-0never' } },
    })) as CallToolResult;
    expect([lost.isError, lost.structuredContent]).toMatchObject([
      true,
      { error: { code: 'MCP_UI_NODE_NOT_FOUND' } },
    ]);
  });

  test('is told of progress', async () => {
    const client = await connect(era, way);
    const seen: number[] = [];
    // Instead of `onprogress`: that one the SDK forgets when an answer arrives together with the last notice.
    client.setNotificationHandler('notifications/progress', ({ params }) => void seen.push(params.progress));
    await client.callTool({ name: 'ui_get_snapshot', arguments: {} }, { onprogress: () => {} });
    expect(seen).toEqual([0, 1]);
  });
});

test('a client that asks first finds the later revision', async () => {
  const { Client, StreamableHTTPClientTransport } = await import('@modelcontextprotocol/client');
  const { endpoint, token } = await serve();
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } });
  const headers = { authorization: `Bearer ${token}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(endpoint), { requestInit: { headers } }));
  expect(client.getNegotiatedProtocolVersion()).toBe('2026-07-28');
  await client.close();
});
