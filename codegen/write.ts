import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { File } from './file.js';

export interface Difference {
  readonly path: string;
  readonly kind: 'missing' | 'stale' | 'orphaned';
}

/** What differs between the generated files and those in the folder. */
export function differences(folder: string, files: readonly File[]): Difference[] {
  const found = new Set(filesBelow(folder));
  const result: Difference[] = [];
  for (const { path, text } of files) {
    if (!found.delete(path)) result.push({ path, kind: 'missing' });
    else if (readFileSync(join(folder, path), 'utf8') !== text) result.push({ path, kind: 'stale' });
  }
  for (const path of found) result.push({ path, kind: 'orphaned' });
  return result.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Makes the folder hold exactly these files; touches only what differs. */
export function write(folder: string, files: readonly File[], changes: readonly Difference[]): void {
  const texts = new Map(files.map((file) => [file.path, file.text]));
  for (const { path, kind } of changes) {
    const target = join(folder, path);
    if (kind === 'orphaned') {
      rmSync(target);
      removeEmpty(folder, dirname(target));
    } else {
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, texts.get(path)!);
    }
  }
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .replaceAll('\\', '/'),
      );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function removeEmpty(root: string, folder: string): void {
  if (folder === root || readdirSync(folder).length > 0) return;
  rmSync(folder, { recursive: true });
  removeEmpty(root, dirname(folder));
}
