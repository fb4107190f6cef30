import { accessSync, constants, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { invalidArgument, ioFailure } from '../errors.js';
import { configFileOf, loadConfig, type Overrides } from './config-file.js';
import { defaultFile } from './default-file.js';
import type { PlatformConfig } from './platform-options.js';

/** A folder that is ready to be served. */
export interface BaseFolder {
  readonly baseDir: string;
  readonly logFile: string;
  readonly errorLogFile: string;
  readonly config: PlatformConfig;
}

/**
 * Makes a folder ready: the folder, `log/`, and a configuration. Whatever is wrong with a configuration that
 * is there is found before anything is made.
 */
export function prepareBaseFolder(given: string, overrides: Overrides = {}): BaseFolder {
  if (!isAbsolute(given) || given.includes('\0')) {
    throw invalidArgument('/base_dir', 'an absolute path', 'Expected "base_dir" to be an absolute path.');
  }
  const baseDir = resolve(given);
  const config = loadConfig(baseDir, overrides);
  makeFolders(baseDir);
  return {
    baseDir,
    logFile: join(baseDir, 'log', 'lua.log'),
    errorLogFile: join(baseDir, 'log', 'lua-err.log'),
    config,
  };
}

function makeFolders(baseDir: string): void {
  const file = configFileOf(baseDir);
  const folders = [join(baseDir, 'log'), dirname(file)];
  try {
    for (const folder of folders) makeFolder(folder);
    for (const folder of [baseDir, folders[0]!]) accessSync(folder, constants.W_OK | constants.X_OK);
    if (!statSync(file, { throwIfNoEntry: false })) writeFileSync(file, defaultFile(), { flag: 'wx' });
  } catch (cause) {
    throw ioFailure(sentenceOf((cause as NodeJS.ErrnoException).code));
  }
}

/** Step by step: where a folder cannot be made below one that is there, Node would try for ever to make all at once. */
function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  mkdirSync(path);
}

function sentenceOf(code: string | undefined): string {
  switch (code) {
    case 'ENOTDIR':
    case 'EEXIST':
      return 'Expected "base_dir" to be a folder, or a path where one can be made; a file stands in the way.';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'Expected "base_dir" to be a folder that can be written to; this user may not.';
    default:
      return `The folder could not be prepared (${code ?? 'for an unknown reason'}).`;
  }
}
