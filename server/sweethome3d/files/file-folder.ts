import { realpathSync } from 'node:fs';
import { lstat, realpath, stat } from 'node:fs/promises';
import { dirname, extname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { conflict, ioFailed } from '../engine/errors.js';
import { FileFailed } from '../home/port-errors.js';
import { FileExists, writeWhole } from './write-whole.js';

/** A file below the folder: where it is, and what a caller is told of that. */
export interface FilePlace {
  readonly path: string;
  readonly shown: string;
}

/**
 * The only folder whose files callers can read and write. A path that leads out of it, by whatever way, is
 * refused before anything is touched.
 */
export class FileFolder {
  readonly #root: string | null;

  /** Null refuses every file. */
  constructor(root: string | null) {
    this.#root = root === null ? null : realFolder(resolve(root));
  }

  /** As callers name it; null for what is not below the folder. */
  relative(path: string): string | null {
    if (this.#root === null) return null;
    const shown = relative(this.#root, path);
    const isOutside = shown === '' || shown === '..' || shown.startsWith(`..${sep}`) || isAbsolute(shown);
    return isOutside ? null : shown.split(sep).join('/');
  }

  /**
   * The place of a file to write: `extensions[0]` is added where the path has none of them, and before the
   * ending what tells several files of one call apart.
   */
  async placeOf(given: string, extensions: readonly string[], mark = ''): Promise<FilePlace> {
    const root = await this.#realRoot(given);
    // Before the ending is added: "..", too, would become a name with one.
    if (isUnsafe(given)) throw outside(given);
    const ending = extensions.includes(extname(given).toLowerCase()) ? extname(given) : '';
    const stem = ending === '' ? given : given.slice(0, -ending.length);
    const path = join(root, ...`${stem}${mark}${ending || extensions[0]}`.split('/'));
    const folder = await deepestExisting(dirname(path));
    if (!isBelow(root, folder) || (await isLink(path))) throw outside(given);
    return { path, shown: relative(root, path).split(sep).join('/') };
  }

  /** The same for a file that is there. */
  async existing(given: string, extensions: readonly string[], limit: number): Promise<FilePlace> {
    const place = await this.placeOf(given, extensions);
    const found = await stat(place.path).catch(() => null);
    if (!found?.isFile()) throw ioFailed('MISSING', `There is no file ${place.shown}.`, given);
    if (found.size > limit) {
      const [size, most] = [found.size, limit].map((bytes) => Math.ceil(bytes / 2 ** 20));
      throw ioFailed('TOO_LARGE', `${place.shown} has ${size} MiB; at most ${most} are read.`, given);
    }
    return place;
  }

  /** Refuses to replace a file that nobody asked to replace. */
  async checkFree({ path, shown }: FilePlace, overwrite: boolean): Promise<void> {
    if (!overwrite && (await lstat(path).catch(() => null))) throw exists(shown);
  }

  async write(place: FilePlace, data: Uint8Array | string, overwrite: boolean): Promise<void> {
    try {
      await writeWhole(place.path, data, overwrite);
    } catch (error) {
      if (error instanceof FileExists) throw exists(place.shown);
      throw error instanceof FileFailed ? ioFailed('FAILED', error.message, place.shown) : error;
    }
  }

  async #realRoot(given: string): Promise<string> {
    if (this.#root === null) {
      throw ioFailed('NO_FOLDER', 'This server has no folder of files; it is started with --files.', given);
    }
    return realpath(this.#root).catch(() => {
      throw ioFailed('NO_FOLDER', 'The folder of files is not there.', given);
    });
  }
}

/** Callers are told of files relative to this, so it must be where the files really are. */
function realFolder(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}

/** Absolute in any system, upwards, or with characters that mean something else to some system. */
function isUnsafe(path: string): boolean {
  if (isAbsolute(path) || /^[/\\~]|^[a-z]:|[\\:]|\p{Cc}/iu.test(path)) return true;
  return path.split('/').some((part) => part === '' || part === '.' || part === '..');
}

const isBelow = (root: string, path: string) =>
  path === root || path.startsWith(root.endsWith(sep) ? root : root + sep);

const isLink = async (path: string) => (await lstat(path).catch(() => null))?.isSymbolicLink() ?? false;

/** Where a folder really is, or the nearest one above it that exists. */
async function deepestExisting(folder: string): Promise<string> {
  for (let path = folder; ; path = dirname(path)) {
    const real = await realpath(path).catch(() => null);
    if (real !== null) return real;
    // A link that leads nowhere would be followed when its end is made.
    if ((await isLink(path)) || dirname(path) === path) return sep;
  }
}

function outside(given: string) {
  const message = 'Expected a relative path below the folder of files, without "..", links or backslashes.';
  return ioFailed('OUTSIDE_FOLDER', message, given);
}

function exists(shown: string) {
  return conflict('FILE_EXISTS', `There is a file ${shown} already; "overwrite" replaces it.`);
}
