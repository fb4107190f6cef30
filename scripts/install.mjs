import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Installs the dependencies when they are missing or not those of the lockfile. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.error('Installing dependencies: npm ci --ignore-scripts');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: root,
    // Output of the set-up must not mix with what the command itself prints.
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The dependencies could not be installed. Run "npm ci --ignore-scripts" to see why.');
    process.exit(status ?? 1);
  }
}

/** npm leaves a copy of the lockfile beside the packages: what it lists is what is there. */
function isInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(installed);
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    if (path === '') return true;
    const found = present[path];
    // Packages for other platforms are left out.
    return found ? found.version === version : Boolean(optional || devOptional);
  });
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
