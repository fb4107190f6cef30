import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this package, whether the code runs from its source or from `dist/`. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'schema', 'meta', 'contract.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The folder of the package was not found above its own code.');
    folder = parent;
  }
  return folder;
}
