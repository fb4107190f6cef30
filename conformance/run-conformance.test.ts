import { afterEach, describe, expect, test } from 'vitest';
import { contract } from '../generated/mcp-javafx-ui/newest.js';
import kills from './javafx-ui/kills.json' with { type: 'json' };
import type { Connection } from './kit/connection/exchange.js';
import { connectHttp } from './kit/connection/http-connection.js';
import { contractHash } from './kit/report/hashes.js';
import type { Report } from './kit/report/report.js';
import { Unreachable, UsageError } from './kit/run/usage-error.js';
import {
  RpcFailure,
  type Script,
  type ScriptedServer,
  startScripted as startAny,
  startHttp,
} from './kit/testing/scripted-server.js';
import { type ConformanceOptions, runConformance } from './run-conformance.js';

const tools = Object.values(contract.tools).map(({ descriptor }) => ({ ...descriptor }));
const startScripted = (script: Script = {}) => startAny({ tools, ...script });

let server: ScriptedServer | undefined;
afterEach(() => server?.close());

async function judge(script: Script, options: Partial<ConformanceOptions> = {}) {
  server = await startScripted(script);
  return runConformance({ target: { url: server.url }, ...options });
}

const refuse = (options: Partial<ConformanceOptions> & Pick<ConformanceOptions, 'target'>) =>
  expect(runConformance(options).catch((error: unknown) => error));

describe('without a server to judge', () => {
  test('nobody listens', async () => {
    const url = 'http://127.0.0.1:9/mcp';
    await refuse({ target: { url } }).resolves.toEqual(
      new Unreachable(`Nothing listens at ${url}; start the server, or correct the address.`),
    );
  });

  test('it is a web server', async () => {
    server = await startHttp((_, __, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hi'),
    );
    await refuse({ target: { url: server.url } }).resolves.toEqual(
      new Unreachable(
        `${server.url} is not an MCP endpoint: initialize was answered with HTTP 200 text/html, not JSON: <p>Hi.`,
      ),
    );
  });

  test('it is a web server that has no such path', async () => {
    server = await startHttp((_, __, response) => response.writeHead(404).end());
    await refuse({ target: { url: server.url } }).resolves.toEqual(
      new Unreachable(
        `${server.url} answers 404: it is an HTTP server, but not an MCP endpoint; its path is often /mcp.`,
      ),
    );
  });

  test('it wants a token, or another one', async () => {
    server = await startHttp((_, __, response) => response.writeHead(401).end());
    const { url } = server;
    const hint = '(401); give the one that the server shows at its start with --token.';
    await refuse({ target: { url } }).resolves.toEqual(new Unreachable(`${url} wants a token ${hint}`));
    await refuse({ target: { url, token: 'x' } }).resolves.toEqual(
      new Unreachable(`${url} refuses the token ${hint}`),
    );
  });

  test('it is an MCP server of another kind', async () => {
    server = await startScripted({ tools: [{ name: 'read_file' }, { name: 'write_file' }] });
    await refuse({ target: { url: server.url } }).resolves.toEqual(
      new Unreachable(
        `${server.url} is an MCP server (scripted), but of another kind: it offers read_file, write_file and no tool of mcp-javafx-ui/1.0.`,
      ),
    );
  });

  test('the command does not speak MCP', async () => {
    await refuse({
      target: { command: [process.execPath, '-e', 'console.error("No licence."); process.exit(5)'] },
    }).resolves.toEqual(
      new Unreachable(
        'The command did not answer initialize: the process ended with exit code 5. It said: No licence.',
      ),
    );
  });

  test('the address is none', async () => {
    await refuse({ target: { url: 'localhost:7777' } }).resolves.toEqual(
      new UsageError('Expected an http address such as http://127.0.0.1:7777/mcp, got "localhost:7777".'),
    );
  });

  test('there is no such profile', async () => {
    server = await startScripted();
    await refuse({ target: { url: server.url }, profile: 'everything' }).resolves.toEqual(
      new UsageError(
        'Expected --profile to be one of core, actions, fixture, full, transport, security, got "everything".',
      ),
    );
  });
});

describe('what is judged', () => {
  const only = ['unknown-tool', 'server-info'];
  const call = (): RpcFailure => new RpcFailure(-32602, 'There is no such tool.');

  test('is told in the report', async () => {
    const report = await judge({ call }, { only });
    expect({ ...report, startedAt: '', durationMs: 0, settings: { ...report.settings, noopMs: 0 } }).toEqual({
      format: 'conformance-report/2',
      contract: 'mcp-javafx-ui/1.0',
      contractHash: contractHash(contract as never),
      protocols: ['2025-11-25'],
      suite: {
        name: 'mcp-javafx-ui',
        version: expect.any(String),
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        selfTest: kills,
      },
      target: {
        name: 'scripted',
        version: '1',
        transport: 'http',
        address: server!.url,
        protocolVersion: '2025-11-25',
        tools: ['ui_get_snapshot', 'ui_query', 'ui_get_node', 'ui_perform', 'ui_screenshot'],
      },
      profile: {
        id: 'core',
        source: 'detected',
        description: 'Any application, unknown UI; only reads.',
        offers: [],
      },
      level: null,
      proven: null,
      settings: { strict: false, deadlineMs: 5000, graceMs: 500, noopMs: 0, only, skip: [], configured: [] },
      startedAt: '',
      durationMs: 0,
      summary: expect.objectContaining({ verdict: 'conforms', exitCode: 0 }),
      staleKnownFailures: [],
      exchanges: [],
      results: [
        expect.objectContaining({ id: 'unknown-tool', outcome: 'pass', findings: [] }),
        expect.objectContaining({ id: 'server-info', outcome: 'pass', findings: [] }),
      ],
    });
  });

  test('keeps what went over the wire for what passes where that is asked for', async () => {
    const report = await judge({ call }, { only: ['unknown-tool'], trace: true });
    const [{ trace = [] }] = report.results as [Report['results'][number]];
    expect(trace.map((place) => report.exchanges[place]!.request.body)).toEqual([
      expect.stringContaining('"name":"ui_get_snapshots"'),
      ...trace.slice(1).map(() => expect.stringContaining('"method":"tools/call"')),
    ]);
  });

  test('a known failure does not count, and one that passes is stale', async () => {
    const known = { reason: 'later', line: 2 };
    const knownFailures = [
      { id: 'server-info', ...known },
      { id: 'unknown-tool', ...known, line: 7 },
    ];
    const failing = await judge({ call, serverInfo: {} }, { only, knownFailures: knownFailures.slice(0, 1) });
    expect(failing.results.map(({ id, outcome, known: entry }) => [id, outcome, entry])).toEqual([
      ['unknown-tool', 'pass', null],
      ['server-info', 'fail', known],
    ]);
    expect(failing.summary).toMatchObject({ verdict: 'conforms', exitCode: 0, known: 1 });
    await server!.close();

    const stale = await judge({ call, serverInfo: {} }, { only, knownFailures });
    expect(stale.staleKnownFailures).toEqual([{ id: 'unknown-tool', line: 7 }]);
    expect(stale.summary).toMatchObject({ verdict: 'does not conform', exitCode: 1 });
  });

  test('what a profile leaves out is skipped and counted; nothing else left is exit code 2', async () => {
    const report = await judge({ call }, { only: ['ref-stale'], profile: 'core' });
    expect(report.summary).toMatchObject({ verdict: 'nothing was checked', exitCode: 2 });
    expect(report.results[0]).toMatchObject({
      outcome: 'skip',
      reason: 'needs actions, outside of profile core',
    });
  });

  test('a target that claims the fixture and does not show it is untestable, which is a failure', async () => {
    const report = await judge({ call }, { only: ['ref-stale'], profile: 'fixture' });
    expect(report.results[0]).toMatchObject({
      outcome: 'untestable',
      findings: [],
      last: { call: expect.stringMatching(/^ui_/), answer: expect.any(String), exchange: 0 },
    });
    expect(report.exchanges).toHaveLength(1);
    expect(report.summary).toMatchObject({ exitCode: 1 });
  });

  test('a connection of the caller is used as it is', async () => {
    server = await startScripted({ call });
    const { url } = server;
    const report = await runConformance({
      target: { connect: (clock) => connectHttp({ url }, clock) },
      only,
    });
    expect(report.summary.exitCode).toBe(0);
  });

  test.each(['initialize', 'ping', 'tools/list'])('a connection that breaks at %s is closed', async (at) => {
    server = await startScripted({ call });
    const { url } = server;
    let closed = 0;
    const connect = (clock: () => number): Connection => {
      const connection = connectHttp({ url }, clock);
      return {
        ...connection,
        rpc: async (method, ...rest) => {
          if (method === at) throw new Error('It broke.');
          return connection.rpc(method, ...rest);
        },
        close: async () => void closed++,
      };
    };
    await refuse({ target: { connect }, only }).resolves.toEqual(new Error('It broke.'));
    expect(closed).toBe(1);
  });

  test('a target that ends is started again for the next check', async () => {
    const program = `
      require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
        const { id, method } = JSON.parse(line);
        if (id === undefined) return;
        if (method === 'tools/call') process.exit(9);
        const info = { protocolVersion: '2025-11-25', capabilities: {}, serverInfo: { name: 'frail', version: '1' } };
        console.log(JSON.stringify({ jsonrpc: '2.0', id, result: method === 'initialize' ? info : { tools: [] } }));
      });`;
    const report = await runConformance({
      target: { command: [process.execPath, '-e', program] },
      only: ['unknown-tool', 'tools-listed', 'server-info'],
    });
    expect(report.results.map(({ id, outcome, findings }) => [id, outcome, findings[0]?.actual])).toEqual([
      ['tools-listed', 'fail', '[]'],
      ['unknown-tool', 'fail', 'the process ended with exit code 9'],
      ['server-info', 'pass', undefined],
    ]);
  });
});
