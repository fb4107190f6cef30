import { expect, test } from 'vitest';
import type { Toolkit } from '../../toolkit/port.js';
import { type RawResponse, send, toolCall } from '../testing/test-app.js';
import { createServer } from '../ui-server.js';

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

async function start(serverShutdownMs: number) {
  const patient = patientToolkit();
  const options = { toolkit: patient.toolkit, token: 'right', register: false, quiet: true };
  const handle = await createServer({ ...options, serverShutdownMs }).listen();
  const endpoint = handle.endpoint()!;
  const call = send(endpoint, { body: toolCall('ui_get_snapshot') });
  await expect.poll(() => patient.events).toEqual(['capture']);
  return { ...patient, handle, endpoint, call };
}

const outcome = ({ status, json }: RawResponse) => ({
  status,
  body: json as { result?: { structuredContent: { error: { code: string } } }; error?: object },
});

test('a running call is answered before the toolkit is closed', async () => {
  const { handle, call, events, release } = await start(10_000);
  const closing = handle.close();
  expect([handle.isRunning(), handle.endpoint(), events]).toEqual([false, null, ['capture']]);
  release();
  const { status, body } = outcome(await call);
  expect([status, body.result?.structuredContent.error.code]).toEqual([200, 'MCP_UI_NO_STAGES']);
  await closing;
  expect(events).toEqual(['capture', 'closed']);
});

test('a call that does not end in time is told so', async () => {
  const { handle, call, events } = await start(1);
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
  await expect(send(endpoint, { body: toolCall('ui_get_snapshot') })).rejects.toThrow('ECONNREFUSED');
});
