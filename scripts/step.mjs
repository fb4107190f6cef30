import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './install.mjs';

/** Runs a JavaScript program of this repository or of a package; ends with its exit code if it fails. */
export function step(title, program, ...args) {
  console.log(`\n▸ ${title}`);
  const { status } = spawnSync(process.execPath, [join(root, program), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
