import { expect, test } from 'vitest';
import { contract } from '../../../generated/mcp-javafx-ui/1.1/index.js';
import { call, connectClient, serve } from './fixture-server.js';
import { connectV2 } from './sdk-clients.js';

test('what has a new URI is listed by it alone, and read by both', async () => {
  const client = await connectClient(await serve({ contract }));
  const { resources } = await client.listResources();
  expect(resources.map(({ uri, name, mimeType }) => ({ uri, name, mimeType }))).toEqual([
    { uri: 'javafx://look', name: 'look', mimeType: 'text/plain' },
    { uri: 'javafx://tree', name: 'tree', mimeType: 'application/json' },
    { uri: 'javafx://focused-node', name: 'focused-node', mimeType: 'application/json' },
    { uri: 'javafx://windows/w1/tree', name: 'window-tree-w1', mimeType: 'application/json' },
  ]);
  const { resourceTemplates } = await client.listResourceTemplates();
  expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
    'javafx://windows/{windowId}/tree',
    'javafx://node/{uid}',
  ]);
  const read = async (uri: string) => {
    const { contents } = await client.readResource({ uri });
    return (contents[0] as { text: string }).text;
  };
  const look = await call(client, 'ui_look');
  expect(await read('javafx://look')).toBe((look.structuredContent as { outline: string }).outline);
  const [tree, old] = await Promise.all(['javafx://windows/w1/tree', 'ui://stages/0/tree'].map(read));
  const stages = (text: string) => (JSON.parse(text) as { stages: object[] }).stages;
  expect(stages(old!)).toEqual(stages(tree!));
});

test('a URI that is none is told apart, and only listed ones are suggested', async () => {
  const client = await connectClient(await serve({ contract }));
  await expect(client.readResource({ uri: 'javafx://tre' })).rejects.toThrow('Did you mean javafx://tree?');
  await expect(client.readResource({ uri: 'ui://tre' })).rejects.toThrow(
    /^(?!.*ui:\/\/tree).*Known: javafx:\/\/look, /,
  );
  await expect(client.readResource({ uri: 'javafx://windows/w7/tree' })).rejects.toMatchObject({
    code: -32002,
    data: { error: { code: 'MCP_UI_NO_STAGES' } },
  });
});

test.each(['javafx://look', 'ui://tree'])('a change of %s is told', async (uri) => {
  const serving = await serve({ contract, profile: 'stateful', watchIntervalMs: 50 });
  const client = await connectV2(serving, '2025');
  const told: string[] = [];
  client.setNotificationHandler(
    'notifications/resources/updated',
    ({ params }) => void told.push(params.uri),
  );
  await client.subscribeResource({ uri });
  const found = await client.callTool({ name: 'ui_query', arguments: { selector: { css: '#name' } } });
  const { matches } = found.structuredContent as { matches: { ref: { uid: string } }[] };
  const target = { ref: { uid: matches[0]!.ref.uid } };
  await client.callTool({
    name: 'ui_perform',
    arguments: { actions: [{ type: 'setText', target, text: 'Ada' }] },
  });
  await expect.poll(() => told).toContain(uri);
});
