import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { packageRoot } from '../../../../package-root.js';
import { describeLanguage } from '../../testing/describe-language.js';
import { languageCache, tool } from '../../testing/language.js';
import { missingPackages, venvProgram } from '../../testing/python/venv.js';
import { python } from './python.js';

const pages = [join(packageRoot(), 'docs/clients.md'), 'README.md'];
const checks = [
  ['ruff', 'format', '--check', '--quiet', '--diff'],
  ['ruff', 'check', '--quiet', '--no-cache'],
  ['mypy', '--no-error-summary', '--cache-dir', join(languageCache('python'), 'mypy')],
];

describeLanguage({
  emitter: python,
  missing: missingPackages(),
  packageName: 'acme_client',
  build(folder, { id }) {
    const env = {
      PYTHONWARNINGS: 'error',
      PYTHONDONTWRITEBYTECODE: '1',
      RUFF_NO_CACHE: 'true',
      MYPYPATH: 'src',
    };
    // The guide shows the client of this contract; each README shows its own.
    for (const page of id === 'mcp-javafx-ui' ? pages : ['README.md']) {
      const [, example] = /^```python\n([\s\S]*?)^```/m.exec(readFileSync(resolve(folder, page), 'utf8'))!;
      mkdirSync(join(folder, 'examples'), { recursive: true });
      writeFileSync(join(folder, 'examples', `${basename(page, '.md').toLowerCase()}.py`), example!);
    }
    for (const [program, ...args] of checks) {
      tool([venvProgram(program!), ...args, 'src', 'examples'], { cwd: folder, env });
    }
    tool([venvProgram('hatchling'), 'build', '--target', 'wheel'], { cwd: folder, env });
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
    join(import.meta.dirname, '../../testing/python', name),
  ];
}

/** The only folder below `src`. */
function packageOf(folder: string): string {
  return tool(['ls', join(folder, 'src')]).trim();
}
