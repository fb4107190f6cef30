import { randomUUID } from 'node:crypto';
import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { FileFailed } from '../home/port-errors.js';

/** There is a file of that name, and it was not to be replaced. */
export class FileExists extends Error {
  constructor() {
    super('There is a file of that name.');
    this.name = 'FileExists';
  }
}

/** Writes a file that is there as a whole or not at all; folders that are missing are made. */
export async function writeWhole(path: string, data: Uint8Array | string, overwrite = true): Promise<void> {
  const folder = dirname(path);
  const unfinished = join(folder, `.${randomUUID()}.tmp`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(unfinished, data, { flag: 'wx' });
    if (overwrite) await rename(unfinished, path);
    else await linkNew(unfinished, path);
  } catch (error) {
    if (error instanceof FileExists) throw error;
    throw new FileFailed(`The file ${basename(path)} can't be written; check the folder and its rights.`);
  } finally {
    // What can't be removed was never written: a part of its path is no folder.
    await rm(unfinished, { force: true }).catch(() => {});
  }
}

/** Unlike a rename, a link never replaces what is there. */
async function linkNew(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? new FileExists() : error;
  }
}
