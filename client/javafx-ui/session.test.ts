import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { untilRefused } from '../../testing/until-refused.js';
import { errorOf } from '../testing/error-of.js';
import { type FakeServerOptions, startFakeServer } from '../testing/fake-server.js';
import { ClientError, type ConnectOptions, connect, UiError } from './index.js';
import { form } from './testing/form.js';

describe.each(['2025-11-25', '2026-07-28'] as const)('in MCP %s', (protocol) => {
  async function open(options: FakeServerOptions = {}, more: ConnectOptions = {}) {
    const ui = form();
    const server = await startFakeServer(ui, options);
    const session = await connect(server.url, { protocol, ...more });
    onTestFinished(() => session.close());
    return { ui, server, session };
  }

  const query = { selector: { css: '#submit' } };
  const submit = {
    ref: { uid: 'u-4', path: '/stages[0]/scene/root/Button[0]' },
    type: 'Button',
    id: 'submit',
    summary: 'Button[text=Submit]',
  };

  test('call and the method of the same name give the output itself', async () => {
    const { session } = await open();
    expect(await session.call('ui_query', query)).toEqual({ matches: [submit] });
    expect(await session.tools.ui_query(query)).toEqual({ matches: [submit] });
    expect((await session.tools.ui_get_snapshot()).stages).toHaveLength(1);
  });

  test('await using closes the session at the end of its block', async () => {
    const server = await startFakeServer(form());
    let kept: Awaited<ReturnType<typeof connect>>;
    {
      await using session = await connect(server.url, { protocol });
      kept = session;
      await session.tools.ui_query(query);
    }
    expect(await errorOf(kept.tools.ui_query(query))).toEqual(
      new ClientError('closed', 'The session is closed; open another one with connect().'),
    );
  });

  const channels = ['result', 'jsonrpc', 'integer'] as const;

  test.each(channels)('an error of a tool is a UiError when it is sent by %s', async (errors) => {
    const { session } = await open({ errors });
    const error = await errorOf(session.tools.ui_get_node({ ref: { uid: 'u-99' } }));
    expect(error).toBeInstanceOf(UiError);
    expect(error).toMatchObject({
      name: 'UiError',
      code: 'MCP_UI_STALE_REF',
      message: 'u-99 is gone.',
      details: errors === 'integer' ? {} : { ref: { uid: 'u-99' } },
    });
  });

  test('dotted names are used when the server lists no others', async () => {
    const { session, server } = await open({ names: 'dotted', errors: 'jsonrpc' });
    expect(await session.tools.ui_query(query)).toEqual({ matches: [submit] });
    await session.ui.find('#submit').click();
    expect(server.called).toEqual(['ui.query', 'ui.query', 'ui.perform']);
  });

  test('a refusal of the arguments by JSON-RPC is an invalid input', async () => {
    const { session, server } = await open();
    server.options.intercept = (message, response) => {
      if (message.method !== 'tools/call') return false;
      const error = { code: -32602, message: 'limit is too large' };
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ ...message, params: undefined, method: undefined, error }));
      return true;
    };
    expect(await errorOf(session.tools.ui_query({ ...query, limit: 5000 }))).toMatchObject({
      code: 'MCP_UI_INVALID_INPUT',
      message: 'limit is too large',
      details: {
        issues: [
          { pointer: '', message: 'limit is too large', expected: 'what the input schema of ui_query says' },
        ],
      },
    });
  });

  test('a tool that is not listed is still asked for, and its absence told', async () => {
    const { session, server } = await open({ without: ['ui_screenshot'] });
    const error = await errorOf(session.tools.ui_screenshot());
    expect(error).toBeInstanceOf(ClientError);
    expect(error).toMatchObject({
      reason: 'not-offered',
      message: 'The server does not offer ui_screenshot: Unknown tool ui_screenshot',
    });
    expect(server.called).toEqual(['ui_screenshot']);
  });

  test('a tool of another name is a mistake of the caller', async () => {
    const { session } = await open();
    expect(await errorOf(session.call('ui_find' as 'ui_query', query))).toEqual(
      new TypeError(
        'Expected one of ui_look, ui_get_snapshot, ui_query, ui_get_node, ui_perform, ui_screenshot, ui_diagnostics, ui_inspect, got "ui_find".',
      ),
    );
  });

  test.each([
    [
      'leaves out what it must have',
      { structuredContent: { matches: [{ ...submit, type: 7 }] } },
      'something else than the contract says: Expected "matches[0].type" to be a string, got 7.',
    ],
    [
      'wraps its output',
      { structuredContent: { output: { matches: [] } } },
      'something else than the contract says: Missing member "matches".',
    ],
    ['is text only', { content: [] }, 'text only; switch its structured content on'],
    ['is an error without its envelope', { isError: true, content: [] }, 'an error without its code'],
  ])('a reply that %s is refused', async (_, reply, told) => {
    const { session } = await open({ result: () => reply });
    expect(await errorOf(session.tools.ui_query(query))).toMatchObject({
      name: 'ClientError',
      reason: 'bad-reply',
      message: `The server answered ui_query with ${told}`,
    });
  });

  test('a code that this version does not know is not made one that it knows', async () => {
    const error = { code: 'MCP_UI_TIRED', message: 'Try tomorrow.', details: { until: 8 } };
    const { session } = await open({ result: () => ({ isError: true, structuredContent: { error } }) });
    expect(await errorOf(session.tools.ui_query(query))).toMatchObject({
      reason: 'unknown-code',
      message: 'MCP_UI_TIRED: Try tomorrow.',
      cause: { code: 'MCP_UI_TIRED', details: { until: 8 } },
    });
  });

  test('a call ends at its own deadline, and the server learns of it', async () => {
    const { session, server } = await open();
    // The deadline passes when the server has the call, and not before.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const closed = new Promise<string>((resolve) => {
      server.options.intercept = (message, response) => {
        if (message.method !== 'tools/call') return false;
        response.on('close', () => resolve('closed'));
        vi.advanceTimersByTime(50);
        return true;
      };
    });
    expect(await errorOf(session.tools.ui_query(query, { timeoutMs: 50 }))).toEqual(
      new ClientError('timeout', 'The server did not answer ui_query within 50 ms.'),
    );
    expect(await closed).toBe('closed');
  });

  test('a deadline that the call itself carries is given its time', async () => {
    const { session, server } = await open({}, { timeoutMs: 5000 });
    server.options.intercept = async ({ method }) => {
      if (method === 'tools/call') await sleep(5500);
      return false;
    };
    const actions = [{ type: 'typeText' as const, text: 'x' }];
    expect(await session.tools.ui_perform({ actions, timeoutMs: 60_000 })).toEqual({
      results: [{ ok: true, type: 'typeText' }],
    });
  });

  test('a signal ends a call with its reason, and a later one is not disturbed', async () => {
    const { session, server } = await open();
    const controller = new AbortController();
    server.options.intercept = (message) => {
      if (message.method !== 'tools/call') return false;
      controller.abort(new Error('enough'));
      return true;
    };
    expect(await errorOf(session.tools.ui_query(query, { signal: controller.signal }))).toEqual(
      new Error('enough'),
    );
    delete server.options.intercept;
    expect(await session.tools.ui_query(query)).toEqual({ matches: [submit] });
    expect(await errorOf(session.tools.ui_query(query, { signal: controller.signal }))).toEqual(
      new Error('enough'),
    );
  });

  test.each([
    [401, undefined, 'unauthorized', 'wants a token (401); pass the one that it showed at its start.'],
    [401, 'wrong', 'unauthorized', 'refused the token (401); pass the one that it showed at its start.'],
    [403, undefined, 'refused', 'refused with status 403: Bad origin.'],
  ])('status %s with the token %s is %s', async (status, token, reason, told) => {
    const server = createServer((_, response) =>
      response.writeHead(status).end('{"jsonrpc":"2.0","error":{"code":-32000,"message":"Bad origin."}}'),
    ).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as { port: number }).port}/mcp`;
    expect(
      await errorOf(connect(url, token === undefined ? { protocol } : { protocol, token })),
    ).toMatchObject({
      reason,
      message: `The server at ${url} ${told}`,
    });
  });

  test('the token is sent with each request', async () => {
    const { session } = await open({ token: 'right' }, { token: 'right' });
    expect(await session.tools.ui_query(query)).toEqual({ matches: [submit] });
  });

  test('what is neither a URL nor a command is refused', async () => {
    expect(await errorOf(connect('localhost:7777'))).toEqual(
      new TypeError(
        'Expected the URL of a server, such as http://127.0.0.1:7777/mcp, or {command}, got "localhost:7777".',
      ),
    );
  });

  test('nobody at the address is told as such', async () => {
    const server = await startFakeServer(form());
    await server.stop();
    await untilRefused(server.url);
    expect(await errorOf(connect(server.url, { protocol }))).toMatchObject({
      reason: 'unreachable',
      message: `Nobody answers at ${server.url}. Start the server, or check the address.`,
    });
    expect(await errorOf(connect({ command: 'no-such-program' }, { protocol }))).toMatchObject({
      reason: 'unreachable',
      message: `The command "no-such-program" can't be started; check its name and path.`,
    });
  });
});
