import { Agent, request } from 'node:http';
import { queryObjects, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { expect, onTestFinished, test } from 'vitest';
import { Session } from '../../host/mcp/sessions/session.js';
import { Subscriptions } from '../../host/mcp/watch/subscriptions.js';
import { goodHeaders, rpc } from '../../host/testing/test-app.js';
import { type Serving, serve } from './fixture-server.js';

/** Many times as long as a session takes here, also on a busy machine. */
const sessionTtlMs = 15_000;
/** What the heap may differ by between two rounds; a server that is kept for each session is many times as much. */
const noise = 2 << 20;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** How many there are on the heap once the garbage is collected. */
const remaining = () =>
  Object.fromEntries([Session, Subscriptions, Server].map((kind) => [kind.name, queryObjects(kind)]));

const handshake = rpc('initialize', {
  protocolVersion: '2025-11-25',
  capabilities: {},
  clientInfo: { name: 't', version: '1' },
});

function client({ endpoint, token }: Serving) {
  // A connection of its own for each request: one that was kept might just be closed by the other side.
  const agent = new Agent({ maxSockets: 20 });
  onTestFinished(() => agent.destroy());
  /** Sends, and reads to the end, or only until the answer begins. */
  const ask = (method: string, id: string | undefined, body = '', drop = false) =>
    new Promise<{ status: number; id: string }>((resolve, reject) => {
      const headers = {
        ...goodHeaders,
        authorization: `Bearer ${token}`,
        'content-length': Buffer.byteLength(body),
        ...(id === undefined ? {} : { 'mcp-session-id': id }),
      };
      const outgoing = request(
        endpoint,
        { method, headers, ...(drop ? { agent: false } : { agent }) },
        (answer) => {
          const result = { status: answer.statusCode!, id: String(answer.headers['mcp-session-id']) };
          if (drop) {
            outgoing.destroy();
            resolve(result);
          } else answer.resume().on('end', () => resolve(result));
        },
      );
      outgoing.on('error', (cause) => {
        if (!drop) reject(cause);
      });
      outgoing.end(body);
    });
  return ask;
}

test('1,000 sessions that were opened and dropped leave memory as it was', async () => {
  const serving = await serve({ profile: 'stateful', sessionTtlMs, maxSessions: 2000 });
  const ask = client(serving);
  const live = async (i: number) => {
    const { status, id } = await ask('POST', undefined, handshake);
    const subscribed = await ask('POST', id, rpc('resources/subscribe', { uri: 'ui://focused-node' }));
    const streamed = await ask('GET', id, '', true);
    const called = await ask('POST', id, rpc('tools/list'));
    expect([status, subscribed.status, streamed.status, called.status]).toEqual([200, 200, 200, 200]);
    // Half of them say goodbye, the others are never heard of again.
    if (i % 2 === 0) expect((await ask('DELETE', id)).status).toBe(204);
  };
  const round = async (count: number) => {
    for (let i = 0; i < count; i += 10) await Promise.all(Array.from({ length: 10 }, (_, j) => live(i + j)));
    await new Promise((resolve) => setTimeout(resolve, sessionTtlMs + 200));
    // Whoever comes next finds what is over.
    const { id } = await ask('POST', undefined, handshake);
    await ask('DELETE', id);
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const before = await round(500);
  const after = await round(1000);
  const { id } = await ask('POST', undefined, handshake);
  // What has just been answered is let go a moment later.
  await expect.poll(remaining).toMatchObject({ Session: 1, Subscriptions: 1 });
  await ask('DELETE', id);
  await expect.poll(remaining).toEqual({ Session: 0, Subscriptions: 0, Server: 0 });
  expect(after - before).toBeLessThan(noise);
});
