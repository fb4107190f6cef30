import { describe, expect, test } from 'vitest';
import { baseDir, contentOf } from '../../server/ui-platform/testing/base-dir.js';
import { uiPlatform } from '../../server/ui-platform/testing/platform-process.js';
import { startProgram } from '../../testing/program.js';

const start = (args: string[], env: Record<string, string> = {}) => startProgram(args, env, uiPlatform);

test('--help says what it takes, and starts nothing', async () => {
  const { code, stdout, stderr } = await start(['--help']).result();
  expect([code, stderr]).toEqual([0, '']);
  for (const flag of ['--mcp', '--dir <folder>', '--port <number>', '--structured', '--version']) {
    expect(stdout).toContain(flag);
  }
  expect(stdout).toContain('ui-platform --dir ~/contacts');
});

test('the program of the package offers it as well', async () => {
  const { code, stdout } = await startProgram(['ui-platform', '--help']).result();
  expect([code, stdout]).toEqual([0, expect.stringContaining('mcp-javafx-ui ui-platform --mcp')]);
});

describe('without --mcp', () => {
  test('a folder is served as it says, until a signal comes', async () => {
    const config = '[logging]\noutput = "log/server.log"\n';
    const folder = baseDir({ 'lua/main.lua': 'print("begun")', 'config/config.toml': config });
    const program = start(['--dir', folder]);
    const url = await program.line();
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((await fetch(`${url}/1/`)).status).toBe(200);
    expect(contentOf(folder, 'log/lua.log')).toBe('begun\n');
    expect(contentOf(folder, 'log/server.log')).toContain(`The platform listens at ${url}.`);
    expect(await program.end()).toBe(0);
    expect(program.out).toEqual({ stdout: `${url}\n`, stderr: '' });
  });

  test.each([
    ['a broken configuration', '[lua', [], /^config\.toml is not TOML, at line 1/],
    ['a bad port', '', ['--port', 'x'], /^Expected --port to be an integer from 0 to 65535, got "x"\.\n$/],
    ['an unknown option', '', ['--prot', '1'], /^Unknown option "--prot"\. Did you mean "--port"\?/],
    ['a command that is none', '', ['serv'], /^Unknown command "serv"\./],
  ])('%s is one sentence and exit code 2', async (_, toml, args, sentence) => {
    const folder = baseDir({ 'config/config.toml': toml });
    const { code, stdout, stderr } = await start([...args, '--dir', folder]).result();
    expect({ code, stdout, stderr }).toEqual({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(sentence),
    });
  });
});

test('a file in the place of the folder is refused by the name of the option', async () => {
  const { code, stderr } = await start(['--dir', import.meta.filename]).result();
  expect([code, stderr]).toEqual([
    2,
    'Expected --dir to be a folder, or a path where one can be made; a file stands in the way.\n',
  ]);
});

test('--mcp with a folder is refused: the agent chooses it', async () => {
  const { code, stderr } = await start(['--mcp', '--dir', '/tmp']).result();
  expect([code, stderr]).toEqual([
    2,
    'With --mcp the agent chooses the folder, and the port is a free one; leave out --dir and --port. Try "ui-platform --help".\n',
  ]);
});
