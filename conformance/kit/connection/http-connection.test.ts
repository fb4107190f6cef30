import { afterEach, describe, expect, test } from 'vitest';
import { type ScriptedServer, startHttp } from '../testing/scripted-server.js';
import { connectHttp } from './http-connection.js';

let server: ScriptedServer | undefined;
afterEach(() => server?.close());

const clock = (): number => performance.now();
const json = { 'content-type': 'application/json' };
const stream = { 'content-type': 'text/event-stream' };

async function connect(handle: Parameters<typeof startHttp>[0]) {
  server = await startHttp(handle);
  return connectHttp({ url: server.url, token: 's3cr3t' }, clock);
}

describe('a reply', () => {
  test('is read from JSON', async () => {
    const target = await connect((_, __, response) =>
      response.writeHead(200, json).end('{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}'),
    );
    expect(await target.rpc('tools/list', {})).toMatchObject({
      result: { tools: [] },
      error: null,
      failure: null,
    });
  });

  test('is read from an event stream that brings other messages first and stays open', async () => {
    const target = await connect((_, __, response) => {
      response.writeHead(200, stream);
      response.write(
        'event: message\ndata: {"jsonrpc":"2.0","method":"notifications/message","params":{}}\n\n',
      );
      response.write('id: 7\ndata: {"jsonrpc":"2.0",\ndata: "id":1,"result":{"a":1}}\n\n');
    });
    expect(await target.rpc('ping', {}, { timeoutMs: 600_000 })).toMatchObject({
      result: { a: 1 },
      failure: null,
    });
  });

  test('may be a JSON-RPC error with data', async () => {
    const target = await connect((_, __, response) =>
      response
        .writeHead(400, json)
        .end('{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"no","data":5}}'),
    );
    expect(await target.rpc('ping', {})).toMatchObject({
      result: null,
      error: { code: -32700, message: 'no', data: 5 },
      failure: null,
    });
  });
});

describe('what is no reply becomes a sentence', () => {
  test.each([
    ['HTML with 500', 500, 'text/html', '<h1>Oops</h1>', 'HTTP 500 text/html, not JSON: <h1>Oops</h1>'],
    ['an empty body', 200, 'application/json', '', 'HTTP 200 application/json, an empty body'],
    [
      'half a message',
      200,
      'application/json',
      '{"jsonrpc":',
      'HTTP 200 application/json, not JSON: {"jsonrpc":',
    ],
    [
      'JSON of another kind',
      200,
      'application/json',
      '[1]',
      'HTTP 200 application/json, not a reply to this request: [1]',
    ],
    [
      'a result that is a string',
      200,
      'application/json',
      '{"id":1,"result":"x"}',
      'a JSON-RPC reply whose result is not an object',
    ],
  ])('%s', async (_, status, type, body, sentence) => {
    const target = await connect((_request, __, response) =>
      response.writeHead(status, { 'content-type': type }).end(body),
    );
    expect((await target.rpc('ping', {})).failure).toBe(sentence);
  });

  test('a connection that is closed', async () => {
    const target = await connect((_, __, response) => void response.destroy());
    expect((await target.rpc('ping', {})).failure).toBe('the connection was closed without a reply');
  });

  test('silence', async () => {
    const target = await connect(() => {});
    expect((await target.rpc('ping', {}, { timeoutMs: 50 })).failure).toBe('no reply within 50 ms');
  });

  test('a body that never ends', async () => {
    const target = await connect((_, __, response) => void response.writeHead(200, json).write('{'));
    // Long enough for the headers to come first, on a busy machine, too.
    expect((await target.rpc('ping', {}, { timeoutMs: 3000 })).failure).toBe(
      'no complete reply within 3000 ms',
    );
  });

  test('nobody there', async () => {
    const nobody = connectHttp({ url: 'http://127.0.0.1:9/mcp' }, clock);
    expect((await nobody.rpc('ping', {})).failure).toBe('connection refused');
  });
});

test('an exchange tells all but the token', async () => {
  const target = await connect((request, _, response) =>
    response
      .writeHead(200, json)
      .end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: { saw: request.headers.authorization } })),
  );
  const { exchange, result } = await target.rpc('ping', { a: 1 });
  expect(result).toEqual({ saw: 'Bearer s3cr3t' });
  expect(exchange.request).toEqual({
    line: `POST ${server!.url}`,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      authorization: 'Bearer …',
    },
    body: '{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":1}}',
  });
});

test('a session and the version of the protocol are carried on', async () => {
  const target = await connect((request, body, response) => {
    const { id, method } = JSON.parse(body);
    const { 'mcp-session-id': session, 'mcp-protocol-version': version } = request.headers;
    const result = method === 'initialize' ? { protocolVersion: '2025-11-25' } : { session, version };
    response
      .writeHead(200, { ...json, 'mcp-session-id': 'abc' })
      .end(JSON.stringify({ jsonrpc: '2.0', id, result }));
  });
  await target.rpc('initialize', {});
  expect((await target.rpc('ping', {})).result).toEqual({ session: 'abc', version: '2025-11-25' });
});

test('a message that is not MCP is not sent', async () => {
  const target = await connect(() => {});
  await expect(target.rpc('Tools/List!', {})).rejects.toThrow('"Tools/List!" is not an MCP method.');
});

test('a probe lays its headers over the usual ones and takes some away', async () => {
  const target = await connect((request, _, response) =>
    response.writeHead(200, json).end(JSON.stringify(request.headers)),
  );
  const { response } = await target.http({
    headers: { authorization: null, host: 'evil.example', accept: 'text/html' },
    body: '{}',
  });
  expect(JSON.parse(response!.body)).toEqual({
    accept: 'text/html',
    connection: 'keep-alive',
    'content-length': '2',
    'content-type': 'application/json',
    host: 'evil.example',
  });
});
