import { afterEach, describe, expect, test } from 'vitest';
import { era2026 } from '../protocol/era-2026.js';
import type { StdioConnection } from './exchange.js';
import { connectStdio } from './stdio-connection.js';

let target: StdioConnection | undefined;
afterEach(() => target?.close());

/** A program that answers each line by this expression over the parsed `message`; undefined means silence. */
function connect(expression: string, prelude = ''): StdioConnection {
  const program = `${prelude}
    require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
      const message = JSON.parse(line);
      const answer = ${expression};
      if (answer !== undefined) console.log(typeof answer === 'string' ? answer : JSON.stringify(answer));
    });`;
  target = connectStdio([process.execPath, '-e', program], () => performance.now());
  return target;
}

const echo = '({ jsonrpc: "2.0", id: message.id, result: { method: message.method } })';

describe('over stdio', () => {
  test('a server of the official SDK understands the newer era', async () => {
    const program = `
      import { Server } from '@modelcontextprotocol/server';
      import { serveStdio } from '@modelcontextprotocol/server/stdio';
      serveStdio(() => {
        const server = new Server({ name: 'modern', version: '2' }, { capabilities: { tools: {} } });
        server.setRequestHandler('tools/call', ({ params }) => ({ content: [{ type: 'text', text: params.name }] }));
        return server;
      }, { legacy: 'reject' });`;
    const command = [process.execPath, '--input-type=module', '-e', program];
    target = connectStdio(command, () => performance.now(), { era: era2026 });
    expect((await era2026.greet(target)).announced).toEqual({
      protocolVersion: '2026-07-28',
      capabilities: { tools: {} },
      serverInfo: { name: 'modern', version: '2' },
    });
    const { result } = await target.rpc('tools/call', { name: 'get_lamps', arguments: {} });
    expect(result?.content).toEqual([{ type: 'text', text: 'get_lamps' }]);
  });

  test('a reply is found by its id, and every line is kept', async () => {
    const { rpc, lines } = connect(echo, 'console.log("Welcome!");');
    const replies = await Promise.all([rpc('ping', {}), rpc('tools/list', {})]);
    expect(replies.map(({ result }) => result)).toEqual([{ method: 'ping' }, { method: 'tools/list' }]);
    expect(lines).toEqual([
      'Welcome!',
      '{"jsonrpc":"2.0","id":1,"result":{"method":"ping"}}',
      '{"jsonrpc":"2.0","id":2,"result":{"method":"tools/list"}}',
    ]);
  });

  test('silence becomes a sentence', async () => {
    expect((await connect('undefined').rpc('ping', {}, { timeoutMs: 300 })).failure).toBe(
      'no reply within 300 ms',
    );
  });

  test('an end becomes a sentence, for the running call and for later ones', async () => {
    const connection = connect('process.exit(3)');
    expect((await connection.rpc('ping', {})).failure).toBe('the process ended with exit code 3');
    expect((await connection.rpc('ping', {})).failure).toBe('the process ended with exit code 3');
    expect(connection.exited).toBe(true);
  });

  test('a command that does not exist becomes a sentence', async () => {
    target = connectStdio(['/no/such/program'], () => performance.now());
    expect((await target.rpc('ping', {})).failure).toBe('the command could not be started (ENOENT)');
  });

  test('a request of the server is answered', async () => {
    const asks = 'console.log(JSON.stringify({ jsonrpc: "2.0", id: "s1", method: "ping" }));';
    const tells = `message.id === 's1' ? (globalThis.pong = message.result, undefined) : ${echo.replace('method: message.method', 'pong: globalThis.pong')}`;
    const { rpc } = connect(tells, asks);
    await rpc('ping', {});
    expect((await rpc('ping', {})).result).toEqual({ pong: {} });
  });

  test('raw text is answered by whatever reply comes', async () => {
    const { send } = connect(
      '({ jsonrpc: "2.0", id: null, error: { code: -32600, message: Array.isArray(message) } })',
    );
    expect((await send('[]')).response).toEqual({
      status: 0,
      headers: {},
      body: '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":true}}',
    });
  });
});

describe('the process behind the conversation', () => {
  test('gets the environment that it is started with', async () => {
    const program =
      'console.log(JSON.stringify({ jsonrpc: "2.0", id: 1, result: { lamp: process.env.LAMP } }));';
    target = connectStdio([process.execPath, '-e', program], () => performance.now(), {
      env: { LAMP: 'on' },
    });
    expect((await target.rpc('ping', {})).result).toEqual({ lamp: 'on' });
  });

  test('tells by its exit code that it ended with its input', async () => {
    const { rpc, endInput } = connect(echo, 'process.stdin.on("end", () => process.exit(3));');
    await rpc('ping', {});
    expect(await endInput(10_000)).toBe(3);
  });

  test('has no exit code as long as it runs', async () => {
    const { rpc, endInput } = connect(echo, 'setInterval(() => {}, 1000);');
    await rpc('ping', {});
    expect(await endInput(50)).toBe(null);
  });

  test('can be stood in for, on the way there and on the way back', async () => {
    const program = `require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => console.log(line));`;
    target = connectStdio([process.execPath, '-e', program], () => performance.now(), {
      between: {
        sent: (line, onward) => onward(line.replace('"method"', '"was"')),
        came: (line, back) => back(line.replace('"was":"ping"', '"result":{"seen":true}')),
      },
    });
    expect((await target.rpc('ping', {})).result).toEqual({ seen: true });
  });
});
