import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findContracts } from '../../../codegen/load.js';
import { emitters } from '../../../codegen/targets/clients/emitters.js';
import { root } from '../../../testing/paths.js';

const folder = mkdtempSync(join(tmpdir(), 'generate-clients-'));
afterAll(() => rmSync(folder, { recursive: true }));

function generate(...argv: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'dist/cli.js'), 'generate', ...argv],
    { cwd: folder, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

const ids = emitters.map(({ id }) => id);
const contracts = findContracts(join(root, 'schema'));
const lights = ['--schema', join(root, 'testing/tenants/lights/schema')];

describe('generate --lang', () => {
  it('lists the languages and the SDK of each', () => {
    const { status, stdout, stderr } = generate('--list');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.match(/^\w+/gm)).toEqual(ids);
    expect(stdout).toMatch(/^python +Python, over mcp \d+\.\d+$/m);
  });

  it('writes the same package as the sample in the repository', () => {
    const sample = join(root, 'generated/mcp-javafx-ui/1.0/clients/python');
    const paths = (place: string) => readdirSync(place, { recursive: true }).map(String).sort();
    expect(generate('--lang', 'python', '--out', 'one')).toMatchObject({ status: 0, stderr: '' });
    expect(paths(join(folder, 'one'))).toEqual(paths(sample));
    for (const path of paths(sample).filter((name) => name.includes('.'))) {
      expect(readFileSync(join(folder, 'one', path), 'utf8')).toBe(readFileSync(join(sample, path), 'utf8'));
    }
  });

  it('writes every language into a folder of its own, and leaves other files alone', () => {
    expect(generate('--lang', 'all', '--out', 'every', ...lights)).toMatchObject({ status: 0, stderr: '' });
    expect(readdirSync(join(folder, 'every')).sort()).toEqual([...ids].sort());
    writeFileSync(join(folder, 'every/python/notes.txt'), 'mine');
    expect(generate('--lang', 'all', '--out', 'every', ...lights).stdout).toContain(', 0 changed\n');
    expect(existsSync(join(folder, 'every/python/notes.txt'))).toBe(true);
  });

  it('takes the contract of the program where there are several, unless one is named', () => {
    const schema = join(folder, 'several');
    cpSync(join(root, 'testing/tenants/lights/schema'), schema, { recursive: true });
    cpSync(join(root, 'schema/mcp-javafx-ui/1.0'), join(schema, 'mcp-javafx-ui/1.0'), { recursive: true });
    const made = (...more: string[]) =>
      generate('--lang', 'go', '--out', 'chosen', '--check', '--schema', schema, ...more).stderr;
    const lights = generate(
      '--lang',
      'go',
      '--out',
      'chosen',
      '--schema',
      schema,
      '--contract',
      'mcp-lights',
    );
    expect(lights.stdout).toContain('Client of mcp-lights/0.3 in Go: ');
    expect(made('--contract', 'mcp-lights/0.3')).toBe('');
    expect(made()).toContain('is not up to date');
    expect(made('--contract', 'mcp-javafx-ui')).toBe(made());
  });

  it('refuses to write over a file that it did not make', () => {
    mkdirSync(join(folder, 'mine'));
    writeFileSync(join(folder, 'mine/package.json'), '{"name":"mine"}');
    expect(generate('--lang', 'typescript', '--out', 'mine', ...lights)).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'Expected a folder without files of your own, but mine/package.json was not generated and would be lost; nothing was written. Choose another folder with "--out".\n',
    });
    expect(readdirSync(join(folder, 'mine'))).toEqual(['package.json']);
  });

  it('calls the package as it is told', () => {
    generate('--lang', 'python', '--package', 'acme_lights', '--out', 'named', ...lights);
    expect(readdirSync(join(folder, 'named/src'))).toEqual(['acme_lights']);
    expect(readFileSync(join(folder, 'named/pyproject.toml'), 'utf8')).toContain('name = "acme-lights"\n');
  });

  it('names what is not up to date', () => {
    generate('--lang', 'python', '--out', 'checked');
    expect(generate('--lang', 'python', '--out', 'checked', '--check')).toMatchObject({
      status: 0,
      stderr: '',
    });
    appendFileSync(join(folder, 'checked/pyproject.toml'), '# by hand\n');
    expect(generate('--lang', 'python', '--out', 'checked', '--check')).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'checked/pyproject.toml is not up to date\nRun the same command without "--check" and commit the result.\n',
    });
  });

  it.each([
    [
      ['--lang', 'pyton', '--out', 'x'],
      `Expected "--lang" to be one of ${[...ids, 'all'].join(', ')}, got "pyton". Did you mean "python"?`,
    ],
    [
      ['--lang', 'python', '--out', 'x', '--contract', 'mcp-javafx-ui/9.9'],
      `Expected "--contract" to be one of ${contracts.join(', ')}, got "mcp-javafx-ui/9.9".`,
    ],
    [
      ['--lang', 'python', '--out', 'x', '--package', 'Acme UI'],
      'Expected "--package" to be a module name such as acme_ui_client, got "Acme UI".',
    ],
    [
      ['--lang', 'all', '--out', 'x', '--package', 'acme'],
      'Expected "--package" beside one language; of "--lang all" each has its own name.',
    ],
    [
      ['--lang', 'python', '--out', 'x', '--schema', 'nowhere'],
      'Expected a contract in the schema folder, found none.',
    ],
    [['--lang', 'python'], 'Expected "--out <folder>" beside "--lang python": there the package is written.'],
    [['--package', 'acme'], 'The option "--package" belongs to "--lang".'],
  ])('%j is a mistake of the command line', (argv, sentence) => {
    const stderr = `${sentence} Try "mcp-javafx-ui generate --help".\n`;
    expect(generate(...argv)).toEqual({ status: 2, stdout: '', stderr });
    expect(existsSync(join(folder, 'x'))).toBe(false);
  });
});
