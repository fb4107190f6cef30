import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { root } from '../testing/paths.js';
import { ClientError, connect, health, isErrorOf, ToolError } from './index.js';
import { errorOf } from './testing/error-of.js';
import { FakeHouse } from './testing/fake-house.js';
import { type FakeServerOptions, startFakeServer } from './testing/fake-server.js';
import { type Generated, generatedContract } from './testing/generated-contract.js';

let lights: Generated;

beforeAll(async () => {
  lights = await generatedContract('mcp-lights/0.3');
});

const hall = { name: 'hall', lamps: { desk: { on: true } }, doors: [] };
const dim = { steps: [{ kind: 'dim', lamp: 'desk', from: 0, to: 50 }] };

describe.each(['2025-11-25', '2026-07-28'] as const)('in MCP %s', (protocol) => {
  async function open(options: FakeServerOptions = {}) {
    const house = new FakeHouse(lights.contract);
    const server = await startFakeServer(house, options);
    const session = await connect(lights.contract, server.url, { protocol });
    onTestFinished(() => session.close());
    return { house, server, session };
  }

  test('a tool of any contract is called by its method or its name', async () => {
    const { session } = await open();
    expect(await session.tools.get_house!({ room: 'hall' })).toEqual(hall);
    expect(await session.call('get_house')).toEqual(hall);
    expect(await session.tools.set_scene!(dim)).toEqual({ done: 1 });
    expect(Object.keys(session.tools)).toEqual(Object.keys(lights.contract.tools));
  });

  test.each(['result', 'jsonrpc', 'integer'] as const)(
    'an error of the contract is a ToolError when it is sent by %s',
    async (errors) => {
      const { session } = await open({ errors });
      const error = await errorOf(session.call('get_house', { room: 'cellar' }));
      expect(error).toBeInstanceOf(ToolError);
      expect(error).toMatchObject({
        name: 'ToolError',
        code: 'LIGHTS_NO_ROOM',
        message: 'There is no cellar.',
        details: errors === 'integer' ? {} : { rooms: ['hall', 'attic'] },
      });
    },
  );

  test('arguments that are refused before the tool sees them are told as a refusal', async () => {
    const { session, server } = await open();
    server.options.intercept = (message, response) => {
      if (message.method !== 'tools/call') return false;
      const error = { code: -32602, message: 'room is too small' };
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ ...message, params: undefined, method: undefined, error }));
      return true;
    };
    expect(await errorOf(session.call('get_house'))).toEqual(
      new ClientError('refused', 'The server refused get_house: room is too small (JSON-RPC error -32602)'),
    );
  });

  test('an output that breaks the schema is refused', async () => {
    const { session, house } = await open();
    house.rooms.hall = { ...hall, lamps: { desk: { on: 'yes' } } };
    expect(await errorOf(session.call('get_house'))).toEqual(
      new ClientError(
        'bad-reply',
        'The server answered get_house with something else than the contract says: Expected "lamps.desk.on" to be true or false, got "yes".',
      ),
    );
  });

  test('a call that breaks off and may have changed something is left to the caller', async () => {
    const { session, server } = await open();
    server.options.intercept = ({ method }, response) => {
      if (method !== 'tools/call') return false;
      response.socket?.destroy();
      return true;
    };
    expect(await errorOf(session.tools.set_scene!(dim))).toEqual(
      new ClientError(
        'dropped',
        `The connection to ${server.url} ended before the answer came. It may have acted; look at its state before you repeat it.`,
      ),
    );
  });
});

test.each([
  ['mcp-lights/0.2', 'Update the server.'],
  ['mcp-lights/1.0', 'Use a client for 1.x, or a server for 0.x.'],
  ['mcp-heating/0.3', 'Connect to a server of that contract.'],
])('connecting refuses a server of %s', async (schema, advice) => {
  const house = new FakeHouse(lights.contract);
  house.schema = schema;
  const server = await startFakeServer(house);
  const refused = new ClientError(
    'version',
    `The server speaks "${schema}"; this client needs mcp-lights/0.3 or a later 0.x. ${advice}`,
  );
  expect(await errorOf(connect(lights.contract, server.url))).toEqual(refused);
  expect(await errorOf(health(lights.contract, server.url))).toEqual(refused);
});

test('a server that tells no version is spoken to all the same', async () => {
  const server = await startFakeServer(new FakeHouse(lights.contract), { health: false });
  await using session = await connect(lights.contract, server.url);
  expect(await session.call('get_house')).toEqual(hall);
});

test('health gives the report, and refuses one that names no contract', async () => {
  const house = new FakeHouse(lights.contract);
  const { url } = await startFakeServer(house);
  expect(await health(lights.contract, url)).toEqual({ schema: 'mcp-lights/0.3' });
  house.health = () => ({ ok: true });
  expect(await errorOf(health(lights.contract, url))).toEqual(
    new ClientError(
      'bad-reply',
      `${new URL('/health', url)} is not a health report: It does not name its contract.`,
    ),
  );
});

test('a client introduces itself by the contract that it speaks', async () => {
  const introductions: unknown[] = [];
  const intercept: FakeServerOptions['intercept'] = ({ method, params }) => {
    if (method === 'initialize') introductions.push((params as { clientInfo?: unknown }).clientInfo);
    return false;
  };
  const server = await startFakeServer(new FakeHouse(lights.contract), { intercept });
  await (await connect(lights.contract, server.url)).close();
  expect(introductions).toEqual([{ name: 'mcp-lights-client', version: '0.3' }]);
});

test('an error belongs to the contract that has its code', () => {
  const errors = [
    new ToolError('LIGHTS_DARK', 'There is no power.', {}),
    new ToolError('HEATING_COLD', 'There is no fire.', {}),
    new ClientError('closed', 'The session is closed.'),
  ];
  expect(errors.map((error) => isErrorOf(lights.contract, error))).toEqual([true, false, false]);
});

/** A house that knows its one tool by another name alone, and calls its rooms after what it was asked. */
const program = `
  import { Server } from '@modelcontextprotocol/sdk/server/index.js';
  import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
  import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
  const server = new Server({ name: 'house', version: '0' }, { capabilities: { tools: {} } });
  const tools = [{ name: 'house.get', inputSchema: { type: 'object' } }];
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => ({
    content: [],
    structuredContent: { name: params.name, lamps: {}, doors: [] },
  }));
  await server.connect(new StdioServerTransport());`;

test('a program is spoken to by the names that it lists', async () => {
  const command = { command: process.execPath, args: ['--input-type=module', '-e', program], cwd: root };
  await using session = await connect(lights.contract, command, { timeoutMs: 600_000 });
  expect(await session.call('get_house')).toEqual({ name: 'house.get', lamps: {}, doors: [] });
});
