import { describe, expect, test } from 'vitest';
import { serve } from './fixture-server.js';
import { connectV2, type Era } from './sdk-clients.js';

type Client = Awaited<ReturnType<typeof connectV2>>;

const ways: [era: Era, way: 'HTTP' | 'stdio'][] = [
  ['2025', 'HTTP'],
  ['2025', 'stdio'],
  ['2026', 'HTTP'],
  ['2026', 'stdio'],
];

async function start(era: Era, way: 'HTTP' | 'stdio') {
  const serving = way === 'stdio' ? way : await serve({ profile: 'stateful', watchIntervalMs: 50 });
  const client = await connectV2(serving, era);
  const told: (string | null)[] = [];
  client.setNotificationHandler(
    'notifications/resources/updated',
    ({ params }) => void told.push(params.uri),
  );
  client.setNotificationHandler('notifications/resources/list_changed', () => void told.push(null));
  /** Subscribes as the era does it, and says how that is ended. */
  const subscribe = async (uri: string) => {
    if (era === '2025') {
      await client.subscribeResource({ uri });
      return () => client.unsubscribeResource({ uri });
    }
    const subscription = await client.listen({ resourceSubscriptions: [uri], resourcesListChanged: true });
    return () => subscription.close();
  };
  return { client, told, subscribe };
}

async function uidOf(client: Client, css: string): Promise<string> {
  const { structuredContent } = await client.callTool({ name: 'ui_query', arguments: { selector: { css } } });
  return (structuredContent as { matches: { ref: { uid: string } }[] }).matches[0]!.ref.uid;
}

async function perform(client: Client, ...actions: object[]) {
  await client.callTool({ name: 'ui_perform', arguments: { actions } });
}

describe.each(ways)('a client of %s over %s', (era, way) => {
  test('is told when what it subscribed to has changed, and not after that', async () => {
    const { client, told, subscribe } = await start(era, way);
    const uid = await uidOf(client, '#name');
    const target = { ref: { uid } };
    const uri = `ui://node/${uid}`;
    const end = await subscribe(uri);
    // Long enough for several looks: nothing has changed.
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(told).toEqual([]);
    await perform(client, { type: 'setText', target, text: 'Ada' });
    await expect.poll(() => told).toEqual([uri]);
    await perform(client, { type: 'setText', target, text: 'Grace' });
    await expect.poll(() => told).toEqual([uri, uri]);
    await end();
    await perform(client, { type: 'setText', target, text: 'Hedy' });
    // Long enough for several looks, had anybody looked.
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(told).toEqual([uri, uri]);
  });

  test('is told when a window opens', async () => {
    const { client, told, subscribe } = await start(era, way);
    if (era === '2025') await client.listResources();
    else await subscribe('ui://stages/5/tree');
    const ref = { uid: await uidOf(client, '#open-dialog') };
    await perform(client, { type: 'click', target: { ref } });
    await expect.poll(() => told).toContain(null);
    const { resources } = await client.listResources();
    expect(resources.map((resource) => resource.uri)).toContain('ui://stages/1/tree');
  });
});

test('subscribing to what is not there, or to too much, is refused', async () => {
  const { client } = await start('2025', 'HTTP');
  await expect(client.subscribeResource({ uri: 'ui://nowhere' })).rejects.toThrow('There is no resource');
  for (let i = 0; i < 100; i++) await client.subscribeResource({ uri: `ui://stages/${i}/tree` });
  await expect(client.subscribeResource({ uri: 'ui://tree' })).rejects.toThrow('at most 100 subscriptions');
});
