import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { generate } from './generate.js';

const schema = join(import.meta.dirname, '../testing/tenants/lights/schema');
let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'foreign-'));
});
afterEach(() => rmSync(out, { recursive: true }));

it('refuses a folder with the work of somebody else, and leaves it as it is', async () => {
  writeFileSync(join(out, 'main.ts'), 'precious');
  await expect(generate({ schema, out })).rejects.toThrow(
    'Expected the folder for generated files to hold nothing else, but main.ts is there and would be lost. Choose another with "--out".',
  );
  expect(readdirSync(out)).toEqual(['main.ts']);
});

it('refuses a file of somebody else in the place of its own', async () => {
  mkdirSync(join(out, 'runtime'));
  writeFileSync(join(out, 'runtime/index.ts'), 'precious');
  await expect(generate({ schema, out })).rejects.toThrow('but runtime/index.ts is there');
  expect(readFileSync(join(out, 'runtime/index.ts'), 'utf8')).toBe('precious');
});

it('tidies up a folder that it generated before', async () => {
  await generate({ schema, out });
  writeFileSync(join(out, 'left-over.ts'), '');
  const { changes } = await generate({ schema, out });
  expect(changes).toEqual([{ path: 'left-over.ts', kind: 'orphaned' }]);
  expect(readdirSync(out)).not.toContain('left-over.ts');
});
