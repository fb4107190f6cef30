import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type File, header } from '../file.js';
import { packageRoot } from '../package-root.js';

/** The code that generated modules share, as it stands in `codegen/runtime`. */
export function runtime(): File[] {
  const folder = join(packageRoot(), 'codegen', 'runtime');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => ({
      path: `runtime/${name}`,
      text: `${header(`codegen/runtime/${name}`)}\n${readFileSync(join(folder, name), 'utf8')}`,
    }));
}
