import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Something that the build makes: beside this file in `dist`, or in the package's `dist` when run from source. */
export function builtPath(name: string, from = fileURLToPath(import.meta.url)): string {
  for (let folder = dirname(from); ; folder = dirname(folder)) {
    for (const candidate of [join(folder, name), join(folder, 'dist', name)]) {
      if (existsSync(candidate)) return candidate;
    }
    if (dirname(folder) === folder)
      throw new Error(`Expected ${name} in dist, found none. Run "npm run build".`);
  }
}

export const workerPath = (): string => builtPath('lua-worker.js');
