import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refused } from './refused.js';
import type { Difference } from './write.js';

/** In every generated file that has room for a word about itself it stands near the top. */
const mark = 'Generated from ';

/** Whether somebody else wrote what is in this file now. */
export function isForeign(file: string): boolean {
  return existsSync(file) && !readFileSync(file, 'utf8').slice(0, 1000).includes(mark);
}

/** A folder that was generated before may be tidied up; any other one is somebody's work. */
export function refuseForeign(folder: string, changes: readonly Difference[]): void {
  const catalog = join(folder, 'catalog.ts');
  if (existsSync(catalog) && !isForeign(catalog)) return;
  const foreign = changes.find(({ path, kind }) => kind !== 'missing' && isForeign(join(folder, path)));
  if (!foreign) return;
  throw new Refused(
    `Expected the folder for generated files to hold nothing else, but ${foreign.path} is there and would be lost. Choose another with "--out".`,
  );
}
