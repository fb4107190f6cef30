import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { checkFile, type FileKind } from '../../meta.js';
import { Refused } from '../../refused.js';

/** A file that need not be there; if it is, it is what its meta schema says. */
export function readChecked<T>(kind: FileKind, path: string): T | undefined {
  if (!existsSync(path)) return undefined;
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Refused(`${basename(path)}: Expected JSON. ${(error as Error).message}`);
  }
  checkFile(kind, basename(path), content);
  return content as T;
}
