import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { rpc, send } from '../../../server/host/testing/test-app.js';
import { type Program, type Served, startProgram } from '../../../testing/program.js';

function view(content: string, behaviour?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'mcp-view-'));
  writeFileSync(join(folder, 'form.fxml'), content);
  if (behaviour !== undefined) writeFileSync(join(folder, 'form.mjs'), behaviour);
  return join(folder, 'form.fxml');
}

const form = () =>
  view(`<?import javafx.scene.control.Button?>
<Button id="ok" text="OK" />`);

const spawnServe = (args: string[], env?: Record<string, string>) => startProgram(['serve', ...args], env);

/** Serves with `--json`, and is there. */
async function spawnHttp(args: string[], env?: Record<string, string>): Promise<Program & Served> {
  const program = spawnServe([...args, '--json'], env);
  return Object.assign(program, await program.served());
}

const ended = (args: string[]) => spawnServe(args).result();

test('--json prints one line, and the server that it names answers', async () => {
  const { out, endpoint, token, pid, child } = await spawnHttp([form(), '--token', 't', '--quiet']);
  expect(JSON.parse(out.stdout)).toEqual({
    endpoint: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/mcp$/),
    token: 't',
    pid: child.pid,
  });
  const headers = { authorization: `Bearer ${token}` };
  expect((await send(endpoint, { body: rpc('ping'), headers })).json).toEqual({
    jsonrpc: '2.0',
    id: 1,
    result: {},
  });
  expect([pid, out.stdout.split('\n').length, out.stderr]).toEqual([child.pid, 2, '']);
});

test('without it a banner shows endpoint, token and a client configuration, the token nowhere else', async () => {
  const served = spawnServe([form(), '--token', 'secret-token']);
  await expect.poll(() => served.out.stdout).toContain('Ctrl-C');
  const endpoint = /http:\S+/.exec(served.out.stdout)?.[0] ?? '';
  expect(served.out.stdout).toBe(`mcp-javafx-ui/1.0 is served for form.fxml.

  Endpoint  ${endpoint}
  Token     secret-token

Configuration for an MCP client:

{
  "mcpServers": {
    "javafx-ui": {
      "type": "http",
      "url": "${endpoint}",
      "headers": {
        "Authorization": "Bearer secret-token"
      }
    }
  }
}

Press Ctrl-C to end it.
`);
  const body = rpc('tools/call', { name: 'ui_query', arguments: { selector: { css: '#ok' } } });
  await send(endpoint, { body, headers: { authorization: 'Bearer secret-token' } });
  await expect.poll(() => served.out.stderr).toMatch(/ ui_query ok [\d.]+ ms\n$/);
  expect(served.out.stderr).not.toContain('secret-token');
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends it with exit code 0 and takes its entry away',
  async (signal) => {
    const { child, exit, folder, pid, endpoint, token } = await spawnHttp([form()]);
    const entries = join(folder, 'mcp-javafx-ui');
    const file = join(entries, `${pid}-${new URL(endpoint).port}.json`);
    expect([statSync(entries).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600]);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      endpoint,
      token,
      pid,
      contract: 'mcp-javafx-ui/1.0',
    });
    child.kill(signal);
    expect(await exit).toBe(0);
    expect(readdirSync(entries)).toEqual([]);
  },
);

test('--no-register leaves no entry', async () => {
  const { folder } = await spawnHttp([form(), '--no-register']);
  expect(readdirSync(folder)).toEqual([]);
});

test('a token is made when none is given, another one each time', async () => {
  const [one, two] = await Promise.all([spawnHttp([form()]), spawnHttp([form()])]);
  expect(one.token).toMatch(/^[\w-]{43}$/);
  expect(one.token).not.toBe(two.token);
});

test('the environment and a file are read, a flag wins', async () => {
  const config = join(mkdtempSync(join(tmpdir(), 'mcp-conf-')), 'settings.json');
  writeFileSync(config, JSON.stringify({ token: 'from-file', allowActions: false }));
  const served = await spawnHttp([form(), '--config', config, '--token', 'from-flag'], {
    MCP_TOKEN: 'from-env',
  });
  expect(served.token).toBe('from-flag');
  expect((await spawnHttp([form(), '--config', config], { MCP_TOKEN: 'from-env' })).token).toBe('from-env');
  const health = await send(served.endpoint, { method: 'GET', path: '/health' });
  expect(health.json).toMatchObject({ tools: expect.not.arrayContaining(['ui_perform']) });
});

describe('what can not be served is one sentence and exit code 2', () => {
  const cases: [string, () => string[], string][] = [
    [
      'an unknown option',
      () => ['--prot', '1'],
      'Unknown option "--prot". Did you mean "--port"? Try "mcp-javafx-ui serve --help".',
    ],
    [
      'a bad value',
      () => [form(), '--port', 'x'],
      'Expected --port to be an integer from 0 to 65535, got "x".',
    ],
    ['a missing file', () => ['nowhere.fxml'], 'There is no FXML file nowhere.fxml.'],
    [
      'a missing configuration',
      () => ['--config', 'no.json'],
      "The configuration file no.json can't be read; check the path and its rights.",
    ],
  ];
  test.each(cases)('%s', async (_, args, sentence) => {
    expect(await ended(args())).toEqual({ code: 2, stdout: '', stderr: `${sentence}\n` });
  });

  test('an address beyond loopback', async () => {
    const { code, stderr } = await ended([form(), '--bind', '0.0.0.0']);
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/^Expected --bind to be a loopback address .*\n$/),
    ]);
  });

  test('a mistake in the FXML, with its line', async () => {
    const { code, stderr } = await ended([view('<?import javafx.scene.control.Button?>\n<Buton />')]);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/^form\.fxml:2: .*Buton.*\n$/)]);
  });

  test('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    expect(await ended([form(), '--port', String(port)])).toEqual({
      code: 2,
      stdout: '',
      stderr: `Port ${port} of 127.0.0.1 is taken; choose another port, or 0 for a free one.\n`,
    });
  });
});

describe('over stdio', () => {
  test('standard output carries MCP only, whatever the application prints, until the input ends', async () => {
    const noisy = view(
      '<?import javafx.scene.control.Button?>\n<Button id="ok" text="OK" />',
      'console.log("loaded"); export default () => { console.log("started"); };',
    );
    const served = spawnServe([noisy, '--stdio']);
    served.child.stdin.write(`${rpc('ping')}\nnot json\n`);
    await expect.poll(() => served.out.stdout.trim().split('\n').length).toBe(2);
    expect(
      served.out.stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(
      expect.arrayContaining([
        { jsonrpc: '2.0', id: 1, result: {} },
        { jsonrpc: '2.0', id: null, error: { code: -32700, message: 'The line is not JSON in UTF-8.' } },
      ]),
    );
    served.child.stdin.end();
    expect(await served.exit).toBe(0);
    expect(served.out.stdout.trim().split('\n')).toHaveLength(2);
    expect(served.out.stderr).toContain('started');
  });

  test('a call that runs when the input ends is still answered', async () => {
    const served = spawnServe([form(), '--stdio', '--quiet']);
    served.child.stdin.end(`${rpc('tools/call', { name: 'ui_get_snapshot' })}\n`);
    expect(await served.exit).toBe(0);
    expect(JSON.parse(served.out.stdout)).toMatchObject({ id: 1, result: { content: [{ type: 'text' }] } });
  });
});
