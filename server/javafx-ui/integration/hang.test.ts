import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { expect, test } from 'vitest';
import { call, connectClient, serve } from './fixture-server.js';

async function refs(client: Client, ...ids: string[]) {
  const find = async (id: string) => {
    const { structuredContent } = await call(client, 'ui_query', { selector: { css: `#${id}` } });
    return (structuredContent as { matches?: { ref: { uid: string } }[] }).matches?.[0]?.ref;
  };
  const found = ids.map(async (id) => {
    let ref: { uid: string } | undefined;
    // The deadline of this server is so short that a busy machine may miss it.
    await expect
      .poll(async () => {
        ref = await find(id);
        return ref;
      })
      .toBeDefined();
    return ref!;
  });
  return Promise.all(found);
}

/** Many times as long as the calls may take, so that a slow machine does not end it before they are answered. */
const hangMs = 15_000;

function codeOf(result: { structuredContent?: unknown }): string | undefined {
  return (result.structuredContent as { error?: { code: string } } | undefined)?.error?.code;
}

test('while the UI thread hangs, calls time out, the rest answers, and nothing begins late', async () => {
  const serving = await serve({ fxTimeoutMs: 400 });
  const client = await connectClient(serving);
  const [hang, duration, target, count] = await refs(
    client,
    'hang',
    'hang-ms',
    'click-target',
    'click-count',
  );

  await call(client, 'ui_perform', {
    actions: [
      { type: 'setText', target: { ref: duration }, text: String(hangMs) },
      { type: 'click', target: { ref: hang } },
    ],
    awaitUiIdle: false,
    timeoutMs: 60_000,
  });
  // The click is answered before the hang begins.
  await expect
    .poll(async () => codeOf(await call(client, 'ui_query', { selector: { css: '#name' } })))
    .toBe('MCP_UI_TIMEOUT');

  const timed = async (tool: string, input: object) => {
    const from = performance.now();
    const code = codeOf(await call(client, tool, input));
    return { tool, code, early: performance.now() - from < 400 };
  };
  const clicks = call(client, 'ui_perform', {
    actions: [{ type: 'click', target: { ref: target } }],
    timeoutMs: 500,
  });
  const reads = Promise.all([
    timed('ui_get_snapshot', {}),
    timed('ui_query', { selector: { css: '#name' } }),
    timed('ui_get_node', { ref: target }),
    timed('ui_screenshot', {}),
  ]);

  const health = await fetch(new URL('/health', serving.endpoint));
  const { tools } = await client.listTools();
  expect([health.status, tools.length]).toEqual([200, 5]);

  expect(await reads).toEqual(
    ['ui_get_snapshot', 'ui_query', 'ui_get_node', 'ui_screenshot'].map((tool) => ({
      tool,
      code: 'MCP_UI_TIMEOUT',
      early: false,
    })),
  );
  const click = await clicks;
  expect([codeOf(click), (click.structuredContent as { error: object }).error]).toEqual([
    'MCP_UI_TIMEOUT',
    expect.objectContaining({ details: expect.objectContaining({ results: [], startedIndex: null }) }),
  ]);

  // Free again: the next calls succeed, and the click that had not begun has not happened.
  await expect
    .poll(async () => codeOf(await call(client, 'ui_query', { selector: { css: '#name' } })))
    .toBe(undefined);
  await expect
    .poll(async () => (await call(client, 'ui_get_node', { ref: count })).structuredContent)
    .toMatchObject({ text: { label: '0' } });
});
