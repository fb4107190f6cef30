import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '../../testing/paths.js';

const folder = mkdtempSync(join(tmpdir(), 'generate-'));
cpSync(join(root, 'testing/tenants/lights/schema'), join(folder, 'schema'), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

function generate(...argv: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'dist/cli.js'), 'generate', ...argv],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

it('writes, and is then content', () => {
  const written = generate();
  expect(written).toMatchObject({ status: 0, stderr: '' });
  expect(written.stdout).toContain('mcp-lights/0.3: 56 demands, untraced: 0\n');
  expect(written.stdout).toContain('wrote generated/mcp-lights/0.3/types.ts\n');
  const count = /(\d+) files/.exec(written.stdout)![1];
  expect(generate('--check')).toEqual({
    status: 0,
    stdout: `mcp-lights/0.3: 56 demands, untraced: 0\n${count} files up to date\n`,
    stderr: '',
  });
});

it('names a stale file and the command', () => {
  appendFileSync(join(folder, 'generated/mcp-lights/0.3/types.ts'), '// by hand\n');
  expect(generate('--check')).toMatchObject({
    status: 1,
    stderr:
      'generated/mcp-lights/0.3/types.ts is stale\nRun "mcp-javafx-ui generate" and commit the result.\n',
  });
  generate();
});

it('fails when a demand of the prose is not traced', () => {
  const file = join(folder, 'schema/mcp-lights/0.3/contract.md');
  const prose = readFileSync(file, 'utf8');
  writeFileSync(file, `${prose}\nA lamp MUST shine.\n`);
  expect(generate('--check')).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('untraced: 1\n'),
    stderr: expect.stringContaining(
      'mcp-lights/0.3: Section 6, not quoted by a requirement: A lamp MUST shine.\n',
    ),
  });
  writeFileSync(file, prose);
});

it('refuses a wrong schema in one sentence', () => {
  const file = join(folder, 'schema/mcp-lights/0.3/types/lamp.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('"type": "boolean"', '"type": "bool"'));
  expect(generate()).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'schema/mcp-lights/0.3/types/lamp.json#/properties/on/type: Unknown value "bool" for "properties.on.type". Did you mean "boolean"? Expected one of "object", "array", "string", "number", "integer", "boolean", "null".\n',
  });
  writeFileSync(file, text);
});
