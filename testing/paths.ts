import { join } from 'node:path';

/** The repository. */
export const root = join(import.meta.dirname, '..');
/** The program, as it was built. */
export const cli = join(root, 'dist', 'cli.js');
