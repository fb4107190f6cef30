import { expect, test } from 'vitest';
import { contract } from '../../../generated/mcp-javafx-ui/1.0/index.js';
import { call, connectClient, serve } from './fixture-server.js';

type Client = Awaited<ReturnType<typeof connectClient>>;

const start = async () => connectClient(await serve());

async function read(client: Client, uri: string): Promise<unknown> {
  const { contents } = await client.readResource({ uri });
  expect(contents).toEqual([{ uri, mimeType: 'application/json', text: expect.any(String) }]);
  return JSON.parse((contents[0] as { text: string }).text);
}

async function uidOf(client: Client, css: string): Promise<string> {
  const { structuredContent } = await call(client, 'ui_query', { selector: { css } });
  return (structuredContent as { matches: { ref: { uid: string } }[] }).matches[0]!.ref.uid;
}

test('the list has what is always there and each window that is showing', async () => {
  const { resources } = await (await start()).listResources();
  expect(resources.map(({ uri, name, title }) => ({ uri, name, title }))).toEqual([
    { uri: 'ui://tree', name: 'tree', title: 'The UI' },
    { uri: 'ui://focused-node', name: 'focused-node', title: 'The focused node' },
    { uri: 'ui://stages/0/tree', name: 'stage-tree-0', title: expect.stringMatching(/./) },
  ]);
});

test('the templates are those of the contract', async () => {
  const { resourceTemplates } = await (await start()).listResourceTemplates();
  expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
    'ui://stages/{index}/tree',
    'ui://node/{uid}',
  ]);
});

test('each resource has what its tool reports', async () => {
  const client = await start();
  const { ui_get_snapshot: snapshot, ui_get_node: node } = contract.tools;
  expect(snapshot.validateOutput(await read(client, 'ui://tree'))).toBe(true);
  expect(await read(client, 'ui://stages/0/tree')).toMatchObject({ stages: [{ stageIndex: 0 }] });
  const uid = await uidOf(client, '#name');
  const name = await read(client, `ui://node/${uid}`);
  expect([node.validateOutput(name), (name as { id: string }).id]).toEqual([true, 'name']);
  await call(client, 'ui_perform', { actions: [{ type: 'focus', target: { ref: { uid } } }] });
  expect(await read(client, 'ui://focused-node')).toMatchObject({ id: 'name', ref: { uid } });
});

test.each([
  ['ui://nowhere', 'There is no resource "ui://nowhere".'],
  ['ui://stages/7/tree', 'MCP_UI_NO_STAGES'],
  ['ui://stages/x/tree', 'There is no resource "ui://stages/x/tree".'],
  ['ui://stages/%ZZ/tree', 'There is no resource'],
  ['ui://node/u-0never', 'MCP_UI_NODE_NOT_FOUND'],
  ['ui://node/a b', 'There is no resource'],
])('reading %s is "not found" and says why', async (uri, sentence) => {
  const client = await start();
  await expect(client.readResource({ uri })).rejects.toMatchObject({
    code: -32002,
    message: expect.stringContaining(sentence),
    data: expect.objectContaining({ uri }),
  });
});

test('a node that is gone is "not found", with the error of the contract', async () => {
  const client = await start();
  const victim = await uidOf(client, '#victim');
  const remove = await uidOf(client, '#remove');
  await call(client, 'ui_perform', { actions: [{ type: 'click', target: { ref: { uid: remove } } }] });
  await expect(client.readResource({ uri: `ui://node/${victim}` })).rejects.toMatchObject({
    code: -32002,
    data: { uri: `ui://node/${victim}`, error: { code: 'MCP_UI_STALE_REF' } },
  });
});

test('without sessions nobody can subscribe, and the answer says how', async () => {
  const client = await start();
  expect(client.getServerCapabilities()?.resources).toEqual({});
  await expect(
    client.request(
      { method: 'resources/subscribe', params: { uri: 'ui://tree' } },
      (await import('@modelcontextprotocol/sdk/types.js')).EmptyResultSchema,
    ),
  ).rejects.toMatchObject({ code: -32601, message: expect.stringContaining('--profile stateful') });
});
