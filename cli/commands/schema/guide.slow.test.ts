import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../../../testing/paths.js';

const cli = join(root, 'dist', 'cli.js');
const guide = join(root, 'docs', 'schema-versions.md');

// biome-ignore lint/suspicious/noExplicitAny: the content of any file
type Editable = any;

/** What a line of the guide does. */
const edit = /^```json (?<file>\S+?)(?:#(?<pointer>\/\S+))?$/;
const comment = /^<!-- (?<verb>remove|append) (?<file>\S+?)(?:#(?<pointer>\/\S+))? -->$/;

/** Runs a command as the terminal does; what it says on both streams, in order. */
function run(line: string, cwd: string): string {
  const [, , ...argv] = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!);
  const { stdout } = spawnSync('sh', ['-c', 'exec "$@" 2>&1', 'sh', process.execPath, cli, ...argv], {
    cwd,
    encoding: 'utf8',
  });
  return stdout.trimEnd();
}

function change(file: string, pointer: string, value: Editable): void {
  const content = JSON.parse(readFileSync(file, 'utf8'));
  const steps = pointer.split('/').slice(1);
  const last = steps.pop()!;
  const parent = steps.reduce((part, step) => part[step], content);
  if (last === '-') parent.push(value);
  else if (value === undefined) delete parent[last];
  else parent[last] = value;
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

/** The guide with the output that its commands really have; its edits are made on the way. */
function performed(text: string, folder: string): string {
  const result: string[] = [];
  const lines = text.split('\n');
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    result.push(line);
    const { verb, file: named, pointer } = (comment.exec(line) ?? edit.exec(line))?.groups ?? {};
    const file = named && join(folder, named);
    if (line === '```console') {
      const end = lines.indexOf('```', i);
      for (const command of lines.slice(i + 1, end).filter((one) => one.startsWith('$ '))) {
        const output = run(command.slice(2), folder);
        result.push(command, ...(output === '' ? [] : output.split('\n')));
      }
      i = end - 1;
    } else if (verb === 'remove') change(file!, pointer!, undefined);
    else if (verb === 'append') appendFileSync(file!, 'By the way.\n');
    else if (file !== undefined) {
      const value = JSON.parse(lines.slice(i + 1, lines.indexOf('```', i)).join('\n'));
      if (pointer === undefined) writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
      else change(file, pointer, value);
    }
  }
  return result.join('\n');
}

it('docs/schema-versions.md shows what its commands really say', () => {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // As it was when 1.0 was the only version, whatever has come since.
  for (const part of ['meta', 'mcp-javafx-ui/1.0']) {
    cpSync(join(root, 'schema', part), join(folder, 'schema', part), { recursive: true });
  }
  const { released } = JSON.parse(readFileSync(join(root, 'schema/versions.json'), 'utf8'));
  const first = { released: { 'mcp-javafx-ui/1.0': released['mcp-javafx-ui/1.0'] } };
  writeFileSync(join(folder, 'schema/versions.json'), JSON.stringify(first));

  const text = readFileSync(guide, 'utf8');
  const real = performed(text, folder);
  if (process.env.UPDATE_GUIDE) writeFileSync(guide, real);
  expect(real, 'To bring the guide up to date: UPDATE_GUIDE=1 npx vitest run cli/commands/schema').toBe(
    readFileSync(guide, 'utf8'),
  );
});
