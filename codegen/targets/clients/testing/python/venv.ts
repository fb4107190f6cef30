import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCache } from '../language.js';

const folder = join(languageCache('python'), 'venv');

/** A program of the virtual environment that `scripts/setup` makes. */
export const venvProgram = (name: string): string => join(folder, 'bin', name);

/** Packages of `requirements.txt` that it doesn't have, or not in that version. */
export function missingPackages(): string[] {
  const wanted = readFileSync(join(import.meta.dirname, 'requirements.txt'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('=='));
  if (!existsSync(venvProgram('python'))) return ['a virtual environment for Python'];
  const { stdout } = spawnSync(
    venvProgram('python'),
    ['-m', 'pip', 'freeze', '--disable-pip-version-check'],
    {
      encoding: 'utf8',
    },
  );
  const installed = new Set(stdout.split('\n'));
  return wanted.filter((one) => !installed.has(one)).map((one) => `the Python package ${one}`);
}
