import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WORKER = 'headless-worker.js';

/** The built worker: beside this file in `dist`, or in the package's `dist` when run from source. */
export function workerPath(from = fileURLToPath(import.meta.url)): string {
  for (let folder = dirname(from); ; folder = dirname(folder)) {
    for (const candidate of [join(folder, WORKER), join(folder, 'dist', WORKER)]) {
      if (existsSync(candidate)) return candidate;
    }
    if (dirname(folder) === folder) {
      throw new Error(`Expected ${WORKER} in dist, found none. Run "npm run build".`);
    }
  }
}
