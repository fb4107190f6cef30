// node scripts/dependencies.mjs, after a dependency has changed: writes docs/dependencies.md from the lockfile.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const page = join(root, 'docs', 'dependencies.md');

/**
 * Every package that the lockfile names: name, versions, licence, and whether it comes with the package
 * (`run`) or only to who works on it (`dev`). What is only there for another platform belongs to the one
 * that asks for it.
 */
export function dependenciesOf({ packages }) {
  const found = new Map();
  for (const [path, entry] of Object.entries(packages)) {
    if (path === '' || (entry.license === undefined && entry.optional)) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const kind = entry.dev ? 'dev' : 'run';
    const key = `${kind} ${name}`;
    const known = found.get(key) ?? {
      name,
      kind,
      versions: [],
      licence: entry.license ?? 'unknown',
      installs: false,
    };
    if (!known.versions.includes(entry.version)) known.versions.push(entry.version);
    known.installs ||= entry.hasInstallScript === true;
    found.set(key, known);
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

export function pageOf(dependencies) {
  const table = (kind) => {
    const rows = dependencies
      .filter((one) => one.kind === kind)
      .map(({ name, versions, licence }) => `| ${name} | ${versions.sort().join(', ')} | ${licence} |`);
    return ['| package | version | licence |', '|---|---|---|', ...rows].join('\n');
  };
  const installing = dependencies.filter(({ installs }) => installs).map(({ name }) => `\`${name}\``);
  return `# Dependencies and their licences

Written by \`node scripts/dependencies.mjs\` from the lockfile; a test compares the two. Packages that only serve another
platform have the licence of the one that asks for them. The agent jar has no dependencies.

## With the package

No package in this list has an install script.

${table('run')}

## Only to build and test

Install scripts that \`npm ci --ignore-scripts\` skips without harm: ${installing.join(', ')}.

${table('dev')}
`;
}

export function readLock() {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
}

if (process.argv[1] === import.meta.filename) writeFileSync(page, pageOf(dependenciesOf(readLock())));
