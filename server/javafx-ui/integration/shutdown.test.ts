import { expect, test } from 'vitest';
import {
  goodHeaders,
  type RawRequest,
  type RawResponse,
  rpc,
  send,
  toolCall,
} from '../../host/testing/test-app.js';
import { v2Call, v2Request } from '../../host/testing/v2-request.js';
import type { Toolkit } from '../scene/port.js';
import { createServer } from '../server.js';

/** A toolkit whose reads wait until they are let go. */
function patientToolkit() {
  const events: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const toolkit: Toolkit = {
    info: () => ({ pid: 1 }),
    attached: true,
    async capture() {
      events.push('capture');
      await released;
      return { capturedAt: 0, windows: [], nodes: [] };
    },
    perform: async () => ({ ok: true, window: null }),
    screenshot: async () => null,
    async close() {
      events.push('closed');
    },
  };
  return { toolkit, events, release };
}

const eras = [
  ['2025', { body: toolCall('ui_get_snapshot') }],
  ['2026', v2Call('ui_get_snapshot', {})],
] as const;

async function start(serverShutdownMs: number, request: RawRequest = eras[0][1]) {
  const patient = patientToolkit();
  const options = { toolkit: patient.toolkit, token: 'right', register: false, quiet: true };
  const handle = await createServer({ ...options, serverShutdownMs }).listen();
  const endpoint = handle.endpoint()!;
  const call = send(endpoint, request);
  await expect.poll(() => patient.events).toEqual(['capture']);
  return { ...patient, handle, endpoint, call };
}

const outcome = ({ status, json }: RawResponse) => ({
  status,
  body: json as { result?: { structuredContent: { error: { code: string } } }; error?: object },
});

test.each(eras)('a running call of %s is answered before the toolkit is closed', async (_, request) => {
  const { handle, call, events, release } = await start(10_000, request);
  const closing = handle.close();
  expect([handle.isRunning(), handle.endpoint(), events]).toEqual([false, null, ['capture']]);
  release();
  const { status, body } = outcome(await call);
  expect([status, body.result?.structuredContent.error.code]).toEqual([200, 'MCP_UI_NO_STAGES']);
  await closing;
  expect(events).toEqual(['capture', 'closed']);
});

test.each(eras)('a call of %s that does not end in time is told so', async (_, request) => {
  const { handle, call, events } = await start(1, request);
  await handle.close();
  expect(outcome(await call)).toEqual({
    status: 200,
    body: {
      jsonrpc: '2.0',
      id: 1,
      error: {
        code: -32603,
        message: 'The server is shutting down; what the call had begun may still complete.',
      },
    },
  });
  expect(events).toEqual(['capture', 'closed']);
});

test('a closed server accepts nothing, and closing it again waits for the same end', async () => {
  const { handle, endpoint, release, call } = await start(1000);
  release();
  await call;
  await Promise.all([handle.close(), handle.close(), handle.closed]);
  // A process that is just being started holds for a moment what its parent had open: then it is cut off.
  await expect(send(endpoint, { body: toolCall('ui_get_snapshot') })).rejects.toThrow(
    /ECONNREFUSED|ECONNRESET/,
  );
});

test('streams that wait for changes end with the server', async () => {
  const { toolkit, events } = patientToolkit();
  const options = { toolkit, token: 'right', register: false, quiet: true } as const;
  const handle = await createServer({ ...options, profile: 'stateful' }).listen();
  const endpoint = handle.endpoint()!;
  const listening = send(
    endpoint,
    v2Request('subscriptions/listen', { notifications: { resourcesListChanged: true } }),
  );
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 't', version: '1' } };
  const opened = await send(endpoint, { body: rpc('initialize', params) });
  const headers = { ...goodHeaders, 'mcp-session-id': String(opened.headers['mcp-session-id']) };
  const stream = await fetch(endpoint, { headers });
  // The stream of the later revision looks at the UI first; that look is under way.
  await expect.poll(() => events).toEqual(['capture']);
  await handle.close();
  expect(await stream.text()).toBe('');
  await listening.catch(() => {});
  expect(events).toEqual(['capture', 'closed']);
});
