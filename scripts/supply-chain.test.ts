import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../testing/paths.js';
// @ts-expect-error a script without types
import { dependenciesOf, pageOf, readLock } from './dependencies.mjs';

interface Dependency {
  name: string;
  kind: 'run' | 'dev';
  versions: string[];
  licence: string;
  installs: boolean;
}

const lock = readLock() as { lockfileVersion: number; packages: Record<string, Record<string, unknown>> };
const all = dependenciesOf(lock) as Dependency[];
const shipped = all.filter(({ kind }) => kind === 'run');

/** What may come along with a package under the MIT licence. */
const allowed = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Python-2.0',
  'PSF-2.0',
  '0BSD',
  'BlueOak-1.0.0',
];
/** Fonts: free to use and to pass on, under terms of their own. */
const others = new Map([['dejavu-fonts-ttf', 'SEE LICENSE IN README.md AND LICENSE']]);

describe('the supply chain', () => {
  it('has a lockfile that pins everything that package.json asks for', () => {
    const wanted = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const { dependencies, devDependencies } = lock.packages[''] as Record<string, unknown>;
    expect({ dependencies, devDependencies }).toEqual({
      dependencies: wanted.dependencies,
      devDependencies: wanted.devDependencies,
    });
    const loose = Object.entries(lock.packages).filter(
      ([path, { version, link }]) => path !== '' && (!version || link),
    );
    expect(loose).toEqual([]);
  });

  it('has a checksum for everything that can be installed on this platform', () => {
    const unchecked = Object.entries(lock.packages)
      .filter(([path, { integrity, optional }]) => path !== '' && !integrity && !optional)
      .map(([path]) => path);
    expect(unchecked).toEqual([]);
  });

  it('runs no script when the package is installed', () => {
    expect(shipped.filter(({ installs }) => installs).map(({ name }) => name)).toEqual([]);
  });

  it('ships nothing whose licence is not known to be fine', () => {
    const odd = shipped.filter(
      ({ name, licence }) => !allowed.includes(licence) && others.get(name) !== licence,
    );
    expect(odd.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
    expect(all.filter(({ licence }) => licence === 'unknown').map(({ name }) => name)).toEqual([]);
  });

  it('lists every dependency with its licence (else: node scripts/dependencies.mjs)', () => {
    expect(readFileSync(join(root, 'docs/dependencies.md'), 'utf8')).toBe(pageOf(all));
  });

  it('sees an install script, an unknown licence and packages that come twice', () => {
    const packages = {
      '': {},
      'node_modules/a': { version: '1.0.0', license: 'MIT', hasInstallScript: true },
      'node_modules/b': { version: '1.0.0', dev: true },
      'node_modules/c/node_modules/a': { version: '2.0.0', license: 'MIT' },
      'node_modules/@x/linux-x64': { version: '1.0.0', optional: true },
    };
    expect(dependenciesOf({ packages })).toEqual([
      { name: 'a', kind: 'run', versions: ['1.0.0', '2.0.0'], licence: 'MIT', installs: true },
      { name: 'b', kind: 'dev', versions: ['1.0.0'], licence: 'unknown', installs: false },
    ]);
  });

  it('has no known vulnerability in what it ships, as far as the registry can be asked', ({ skip }) => {
    const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
      cwd: root,
      encoding: 'utf8',
      timeout: 100_000,
    });
    const answer = parsed(stdout);
    if (answer?.metadata === undefined) return skip('The registry at hand answers no "npm audit".');
    expect(Object.keys(answer.vulnerabilities)).toEqual([]);
  });
});

function parsed(text: string): { metadata?: unknown; vulnerabilities: object } | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
