import { join } from 'node:path';
import { python } from './python.js';
import { describeLanguage } from './testing/describe-language.js';
import { languageCache, tool } from './testing/language.js';
import { missingPackages, venvProgram } from './testing/python/venv.js';

const checks = [
  ['ruff', 'format', '--check', '--quiet', '--diff'],
  ['ruff', 'check', '--quiet', '--no-cache'],
  ['mypy', '--no-error-summary', '--cache-dir', join(languageCache('python'), 'mypy')],
];

describeLanguage({
  emitter: python,
  missing: missingPackages(),
  packageName: 'acme_client',
  build(folder) {
    const env = { PYTHONWARNINGS: 'error', PYTHONDONTWRITEBYTECODE: '1', RUFF_NO_CACHE: 'true' };
    for (const [program, ...args] of checks) {
      tool([venvProgram(program!), ...args, 'src'], { cwd: folder, env });
    }
    tool([venvProgram('python'), '-c', `from ${packageOf(folder)} import *`], {
      cwd: join(folder, 'src'),
      env,
    });
  },
  runner: (folder) => script(folder, 'runner.py'),
  vectors: (folder) => [...script(folder, 'vectors.py'), packageOf(folder)],
});

/** A script of the tests that finds the package in the folder. */
function script(folder: string, name: string): string[] {
  return [
    'env',
    `PYTHONPATH=${join(folder, 'src')}`,
    'PYTHONWARNINGS=error',
    'PYTHONDONTWRITEBYTECODE=1',
    venvProgram('python'),
    join(import.meta.dirname, 'testing/python', name),
  ];
}

/** The only folder below `src`. */
function packageOf(folder: string): string {
  return tool(['ls', join(folder, 'src')]).trim();
}
