// node scripts/complete-lockfile.mjs, after "npm install" has changed the lockfile.
// npm leaves packages for other platforms out of the lockfile when the registry at hand lacks them, and then
// "npm ci" refuses to install anything. Their versions are known: those who need them ask for exactly one.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './install.mjs';

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

/** The optional packages that the lockfile asks for and does not list: path → entry. */
export function missingPackages({ packages }) {
  const missing = {};
  for (const [parent, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    if (parent === '') continue;
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (!/^\d+\.\d+\.\d+/.test(version)) continue;
      const places = placesOf(parent, name);
      const visible = places.map((place) => packages[place] ?? missing[place]).find((entry) => entry);
      if (visible?.version === version) continue;
      const place = visible ? places[0] : places.at(-1);
      missing[place] = { version, ...platformOf(name), ...(dev ? { dev } : {}), optional: true };
    }
  }
  return missing;
}

/** Where Node looks for a package, the nearest first. */
function placesOf(parent, name) {
  const places = [];
  for (let folder = `${parent}/`; ; folder = folder.slice(0, folder.lastIndexOf('node_modules/'))) {
    places.push(`${folder}node_modules/${name}`);
    if (folder === '') return places;
  }
}

/** `@rollup/rollup-linux-arm64-musl` → where it can be installed; elsewhere npm passes it over. */
function platformOf(name) {
  const words = name.split('/').at(-1).split(/[-.]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor)).slice(0, 1);
  return { ...(cpu.length > 0 ? { cpu } : {}), ...(os.length > 0 ? { os } : {}) };
}

/** Every lockfile of this repository. */
export const lockfiles = ['.', 'testing/official-tools'].map((folder) =>
  join(root, folder, 'package-lock.json'),
);

if (process.argv[1] === import.meta.filename) {
  for (const file of lockfiles) {
    const lock = JSON.parse(readFileSync(file, 'utf8'));
    const missing = missingPackages(lock);
    const [top, ...rest] = Object.entries({ ...lock.packages, ...missing });
    lock.packages = Object.fromEntries([top, ...rest.sort(([a], [b]) => (a < b ? -1 : 1))]);
    writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
    console.log(`${relative(root, file)}: ${Object.keys(missing).length} packages for other platforms added`);
  }
}
