import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { describeWith, missingPrograms } from '../../testing/describe-with.js';
import { type Command, defineCommand } from '../command.js';
import { programOf } from '../commands.js';
import { bashCompletion } from './bash.js';
import { commandTree } from './command-tree.js';
import { zshCompletion } from './zsh.js';

const { commands } = await programOf('mcp-javafx-ui');

const program: Command = {
  description: 'A program.',
  commands: {
    look: {
      summary: "look at: it's there",
      load: async () => ({
        command: defineCommand({
          description: 'Looks.',
          options: {
            mode: { type: 'string', choices: ['near', 'far'], description: 'How' },
            file: { type: 'string', short: 'f', description: 'Where' },
          },
          run() {},
        }),
      }),
    },
    test: {
      summary: 'test',
      load: async () => ({
        command: defineCommand({
          description: 'Tests.',
          commands: {
            list: { summary: 'list tests', load: async () => ({ command: { description: 'Lists.' } }) },
          },
        }),
      }),
    },
  },
};

async function bashSuggests(...words: string[]): Promise<string[]> {
  const script = `${bashCompletion('my-app', await commandTree(program))}
    COMP_WORDS=(my-app ${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length}
    _my_app; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', script], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.split('\n').filter((word) => word !== '');
}

test.each([
  [[''], ['look', 'test', '--help', '-h']],
  [['l'], ['look']],
  [
    ['look', '--'],
    ['--mode', '--file', '--help'],
  ],
  [
    ['look', '--mode', ''],
    ['near', 'far'],
  ],
  [['look', '--mode', 'f'], ['far']],
  [['look', '--file', ''], []],
  [
    ['test', ''],
    ['list', '--help', '-h'],
  ],
  [['test', 'list', '--h'], ['--help']],
  [['unknown', 'l'], ['look']],
])('bash completes %j', async (words, suggested) => {
  expect(await bashSuggests(...words)).toEqual(suggested);
});

test('zsh describes every word, quoted as zsh wants it', async () => {
  const script = zshCompletion('my-app', await commandTree(program));
  expect(script).toContain(
    `('') below=('look:look at\\: it'\\''s there' 'test:test') options=('--help:Show this help' '-h:Show this help') ;;`,
  );
  expect(script).toContain(`(' look --mode') compadd -- 'near' 'far'; return ;;`);
  expect(script).toContain(`(' look --file') _files; return ;;`);
});

describeWith(missingPrograms('zsh'), 'zsh itself', () => {
  test('accepts the script and finds its way', async () => {
    const script = zshCompletion('my-app', await commandTree(program));
    const stand = `compdef() { }; compadd() { shift; print -l -- "$@"; }; _files() { print files; }
    _describe() { [[ $1 == -o ]] && shift; print -l -- "\${(@P)2}"; }
    ${script}
    words=(my-app look --mode ''); CURRENT=4; _my_app; print --; words=(my-app test ''); CURRENT=3; _my_app`;
    const { stdout, stderr } = spawnSync('zsh', ['-f', '-c', stand], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout).toBe('near\nfar\n\nlist:list tests\n--help:Show this help\n-h:Show this help\n');
  });
});

test('every command of this program is in the scripts, with its options', async () => {
  const tree = await commandTree({ description: '', commands });
  expect(tree.map(({ path }) => path.join(' '))).toEqual(expect.arrayContaining(Object.keys(commands)));
  const script = bashCompletion('mcp-javafx-ui', tree);
  expect(script).toContain(
    `' query') words='--stage --window --within --match --limit --url --token --protocol --json --help -h' ;;`,
  );
  expect(script).toContain(`' query --match') words='contains equals regex' ;;`);
  expect(spawnSync('bash', ['-n'], { input: script, encoding: 'utf8' })).toMatchObject({
    status: 0,
    stderr: '',
  });
});
