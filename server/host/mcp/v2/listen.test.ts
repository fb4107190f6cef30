import { expect, onTestFinished, test, vi } from 'vitest';
import type { ContractModule } from '../../../../generated/runtime/contract-module.js';
import { tinyContract } from '../../testing/fake-engine.js';
import { goodHeaders, refusal, send, startTestApp } from '../../testing/test-app.js';
import { v2Request } from '../../testing/v2-request.js';

/** Whoever reads its resources waits until he hangs up. */
const hungContract = {
  ...tinyContract,
  tools: { ...tinyContract.tools, waits: { ...tinyContract.tools.echo, validateInput: () => true } },
  resources: [{ uri: 'tiny://{name}', name: 'part', subscribe: true, read: { tool: 'waits', input: {} } }],
} as unknown as ContractModule;

const listen = v2Request('subscriptions/listen', {
  notifications: { resourceSubscriptions: ['tiny://a', 'tiny://b'] },
});

async function start() {
  const app = await startTestApp({ contract: hungContract, limits: { maxSessions: 1 } });
  /** Subscribes, until the caller hangs up. */
  const subscribe = (accept: string) => {
    const caller = new AbortController();
    const headers = { ...goodHeaders, ...(listen.headers as Record<string, string>), accept };
    const { signal } = caller;
    fetch(app.endpoint, { method: 'POST', headers, body: listen.body as string, signal }).catch(() => {});
    return caller;
  };
  return { ...app, subscribe };
}

test('there is one limit for all who subscribe, and who hangs up makes room', async () => {
  const { endpoint, engine, subscribe, reported } = await start();
  // Who subscribes does not lose patience with the first looks, however long the steps take.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const first = subscribe('text/event-stream');
  await expect.poll(() => engine.seen.length).toBe(1);
  const { status, json } = await send(endpoint, listen);
  expect([status, json]).toEqual([
    429,
    refusal(
      'All streams of subscriptions are taken (maxSessions is 1); hang up on one, or raise maxSessions.',
    ),
  ]);
  first.abort();
  await expect.poll(() => engine.seen.map(({ context }) => context.signal?.aborted)).toEqual([true]);
  subscribe('application/json, text/event-stream');
  await expect.poll(() => engine.seen.length).toBe(2);
  expect(reported).toEqual([]);
});

test('nothing is looked at for a subscription that is refused', async () => {
  const { endpoint, engine } = await start();
  const headers = { ...listen.headers, 'mcp-method': 'tools/list' };
  const { status, json } = await send(endpoint, { ...listen, headers });
  expect([status, json, engine.seen]).toMatchObject([400, { error: { code: -32020 } }, []]);
});
