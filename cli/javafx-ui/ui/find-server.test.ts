import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { register } from '../../../server/host/run-folder.js';
import { findServer } from './find-server.js';

/** A run folder with servers of this process. */
function machine(...servers: { port: number; contract?: string }[]): NodeJS.ProcessEnv {
  const env = { XDG_RUNTIME_DIR: mkdtempSync(join(tmpdir(), 'run-')) };
  for (const { port, contract = 'mcp-javafx-ui/1.0' } of servers) {
    const entry = { endpoint: `http://127.0.0.1:${port}/mcp`, token: `t${port}`, pid: process.pid, contract };
    onTestFinished(register(entry, env));
  }
  return env;
}

const nothing = { url: undefined, token: undefined };

test('the only running server is meant when none is named', () => {
  expect(findServer(nothing, machine({ port: 71 }, { port: 72, contract: 'mcp-other/1.0' }))).toEqual({
    url: 'http://127.0.0.1:71/mcp',
    token: 't71',
    tokenFrom: 'the run folder',
  });
});

test('no server at all is told with how to start one', () => {
  expect(() => findServer(nothing, machine())).toThrow(
    expect.objectContaining({
      exitCode: 3,
      message:
        'No server is running here. Start one with "mcp-javafx-ui serve", or name one with --url and --token.',
    }),
  );
});

test('several servers are listed with how to choose one', () => {
  expect(() => findServer(nothing, machine({ port: 71 }, { port: 72 }))).toThrow(
    expect.objectContaining({
      exitCode: 2,
      message: `Several servers are running here; choose one:
  --url http://127.0.0.1:71/mcp  (process ${process.pid})
  --url http://127.0.0.1:72/mcp  (process ${process.pid})`,
    }),
  );
});

test.each([
  ['http://127.0.0.1:72/mcp', 'http://127.0.0.1:72/mcp', 't72', 'the run folder'],
  ['127.0.0.1:72', 'http://127.0.0.1:72/mcp', 't72', 'the run folder'],
  ['http://example.org:80/ui/', 'http://example.org/ui/', undefined, 'nowhere'],
])('%s is found by its URL, with its token where it is known', (url, found, token, tokenFrom) => {
  const env = machine({ port: 71 }, { port: 72 });
  expect(findServer({ url, token: undefined }, env)).toEqual({ url: found, token, tokenFrom });
  expect(findServer(nothing, { ...env, MCP_JAVAFX_URL: url })).toEqual({ url: found, token, tokenFrom });
});

test('an option wins over the environment, and that over the run folder', () => {
  const env = { ...machine({ port: 71 }), MCP_JAVAFX_TOKEN: 'env' };
  expect([findServer(nothing, env).token, findServer({ url: undefined, token: 'flag' }, env).token]).toEqual([
    'env',
    'flag',
  ]);
});

test('a run folder that is not to be trusted is as good as none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-'));
  writeFileSync(join(folder, 'mcp-javafx-ui'), '');
  const env = { XDG_RUNTIME_DIR: folder };
  expect(() => findServer(nothing, env)).toThrow('No server is running here.');
  expect(findServer({ url: '127.0.0.1:71', token: 't' }, env).url).toBe('http://127.0.0.1:71/mcp');
});
