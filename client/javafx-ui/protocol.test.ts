import { expect, onTestFinished, test } from 'vitest';
import { type FakeServerOptions, startFakeServer } from '../testing/fake-server.js';
import { type ConnectOptions, connect } from './index.js';
import { form } from './testing/form.js';

const older = '2025-11-25';
const newer = '2026-07-28';

/** The methods that the server got while a client connected and asked for one thing. */
async function conversation(speaks: NonNullable<FakeServerOptions['speaks']>, options: ConnectOptions) {
  const methods: (string | undefined)[] = [];
  const intercept = ({ method }: { method?: string }) => {
    methods.push(method);
    return false;
  };
  const server = await startFakeServer(form(), { speaks, intercept });
  const session = await connect(server.url, options);
  onTestFinished(() => session.close());
  await session.tools.ui_query({ selector: { css: '#submit' } });
  return methods;
}

/** A program that speaks the newer era alone, and has nothing to show. */
const program = `
  import { Server } from '@modelcontextprotocol/server';
  import { serveStdio } from '@modelcontextprotocol/server/stdio';
  const error = { code: 'MCP_UI_NO_STAGES', message: 'Nothing is shown.', details: {} };
  serveStdio(() => {
    const server = new Server({ name: 'modern', version: '2' }, { capabilities: { tools: {} } });
    server.setRequestHandler('tools/list', () => ({ tools: [] }));
    server.setRequestHandler('tools/call', () => ({ isError: true, content: [], structuredContent: { error } }));
    return server;
  }, { legacy: 'reject' });`;

const handshake = ['initialize', 'notifications/initialized'];
const work = ['tools/list', 'tools/call'];

test('a server that speaks both eras is spoken to as was asked for, by default in the older', async () => {
  expect(await conversation([older, newer], {})).toEqual([...handshake, ...work]);
  expect(await conversation([older, newer], { protocol: older })).toEqual([...handshake, ...work]);
  expect(await conversation([older, newer], { protocol: newer })).toEqual(['server/discover', ...work]);
});

test('a server that refuses the handshake is spoken to in the newer era', async () => {
  expect(await conversation([newer], {})).toEqual(['initialize', 'server/discover', ...work]);
  await expect(conversation([newer], { protocol: older })).rejects.toMatchObject({
    reason: 'refused',
    message: expect.stringMatching(/refused with status 400: Unsupported protocol version: 2025-11-25$/),
  });
});

test('a server that does not speak the newer era is told as such', async () => {
  expect(await conversation([older], {})).toEqual([...handshake, ...work]);
  await expect(conversation([older], { protocol: newer })).rejects.toMatchObject({
    reason: 'refused',
    message: expect.stringMatching(
      /^The server at \S+ does not speak MCP 2026-07-28\. Leave the option "protocol" out, or check the address\.$/,
    ),
  });
});

test.each(['auto', newer] as const)(
  'a program that speaks the newer era alone is spoken to in it: %s',
  async (protocol) => {
    const command = { command: process.execPath, args: ['--input-type=module', '-e', program] };
    await using session = await connect(command, { protocol, timeoutMs: 600_000 });
    await expect(session.tools.ui_query({ selector: { css: '*' } })).rejects.toMatchObject({
      name: 'UiError',
      code: 'MCP_UI_NO_STAGES',
    });
  },
);
