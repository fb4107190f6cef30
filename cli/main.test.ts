import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../testing/paths.js';
import { programOf } from './commands.js';
import { helpOf } from './help.js';

const { commands } = await programOf('mcp-javafx-ui');

function run(...argv: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'dist/cli.js'), ...argv], {
    encoding: 'utf8',
    cwd: root,
  });
  return { status, stdout, stderr };
}

describe('mcp-javafx-ui', () => {
  it('lists every command when called alone and with --help', () => {
    const alone = run();
    expect(alone).toMatchObject({ status: 0, stderr: '' });
    expect(run('--help')).toEqual(alone);
    expect(run('-h')).toEqual(alone);
    for (const [name, { summary }] of Object.entries(commands)) {
      expect(alone.stdout).toMatch(new RegExp(`^  ${name} +${summary.replaceAll(/[()]/g, '\\$&')}$`, 'm'));
    }
  });

  it('tells its version', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(run('--version')).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
  });

  it.each([
    [['contarct'], 'Unknown command "contarct". Did you mean "contract"? Try "mcp-javafx-ui --help".\n'],
    [['frobnicate'], 'Unknown command "frobnicate". Try "mcp-javafx-ui --help".\n'],
    [['--verson'], 'Unknown option "--verson". Did you mean "--version"? Try "mcp-javafx-ui --help".\n'],
    [
      ['contract', '--jsno'],
      'Unknown option "--jsno". Did you mean "--json"? Try "mcp-javafx-ui contract --help".\n',
    ],
    [['constructor'], 'Unknown command "constructor". Try "mcp-javafx-ui --help".\n'],
  ])('answers %j with a suggestion and exit code 2', (argv, stderr) => {
    expect(run(...argv)).toEqual({ status: 2, stdout: '', stderr });
  });

  it('lists contracts', () => {
    expect(JSON.parse(run('contract', '--json').stdout)).toContainEqual(
      expect.objectContaining({ schema: 'mcp-javafx-ui/1.0', tools: expect.any(Array) }),
    );
    expect(run('contract').stdout).toContain('ui_get_snapshot  Read the UI');
  });

  it('loads nothing heavy to show its help', () => {
    const seen = spawnSync(process.execPath, [join(root, 'dist/cli.js'), '--help'], {
      encoding: 'utf8',
      env: { ...process.env, NODE_DEBUG: 'esm' },
    });
    const loaded = [...seen.stderr.matchAll(/file:\/\/[^'"\s]+/g)]
      .map(([url]) => url)
      .filter((url) => url.includes('node_modules'));
    expect(loaded).toEqual([]);
  });
});

describe.each(Object.keys(commands))('the help of %s', (name) => {
  it('is made of what the command declares', async () => {
    const { command } = await commands[name]!.load();
    const { status, stdout, stderr } = run(name, '--help');
    expect({ status, stdout, stderr }).toEqual({
      status: 0,
      stdout: helpOf(`mcp-javafx-ui ${name}`, command),
      stderr: '',
    });
    for (const option of Object.keys(command.options ?? {})) expect(stdout).toContain(`--${option}`);
    for (const below of Object.keys(command.commands ?? {})) {
      expect(run(name, below, '--help')).toMatchObject({ status: 0, stderr: '' });
    }
  });
});
