import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commonFolder } from '../../inclusion/common-text.js';
import { findContracts } from '../../load.js';
import { readChecked } from './read-checked.js';

/** What `versions.json` keeps of a released version. */
export interface Release {
  /** Of all files together. */
  readonly hash: string;
  /** Path → hash, so that it can be said what was edited. */
  readonly files: Readonly<Record<string, string>>;
}

export type Releases = Readonly<Record<string, Release>>;

export function readReleases(schema: string): Releases {
  return readChecked<{ released: Releases }>('versions', join(schema, 'versions.json'))?.released ?? {};
}

export function writeReleases(schema: string, released: Releases): void {
  const content = { $schema: 'meta/versions.json', released };
  writeFileSync(join(schema, 'versions.json'), `${JSON.stringify(content, null, 2)}\n`);
}

/**
 * The state of a contract's folder, and of the common requirements that it takes: their text is a part of the
 * contract. Ends of lines don't count: git may change them.
 */
export function freeze(folder: string): Release {
  const files: Record<string, string> = {};
  const add = (path: string, file: string): void => {
    files[path] = digest(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'));
  };
  for (const path of filesBelow(folder)) add(path, join(folder, path));
  const { common } = headOf(folder);
  const shared = common && commonFolder(join(folder, '..', '..'), common.version);
  if (shared)
    for (const name of filesBelow(shared)) add(`common/${common.version}/${name}`, join(shared, name));
  return { hash: digest(JSON.stringify(files)), files };
}

/** What differs between two states: `types/node-ref.json changed`. */
export function editsBetween(before: Release, after: Release): string[] {
  const paths = [...new Set([...Object.keys(before.files), ...Object.keys(after.files)])].sort();
  return paths.flatMap((path) => {
    const [old, now] = [before.files[path], after.files[path]];
    if (old === now) return [];
    return [`${path} ${old === undefined ? 'added' : now === undefined ? 'removed' : 'changed'}`];
  });
}

/** Released folders that are not what they were when they were released: key → what was edited. */
export function editedReleases(schema: string): Map<string, string[]> {
  const releases = readReleases(schema);
  const edited = new Map<string, string[]>();
  for (const [key, release] of Object.entries(releases)) {
    const folder = join(schema, key);
    const edits = existsSync(folder) ? editsBetween(release, freeze(folder)) : ['the folder is gone'];
    if (edits.length > 0) edited.set(key, edits);
  }
  for (const key of findContracts(schema)) {
    if (!(key in releases) && isReleased(join(schema, key)))
      edited.set(key, ['versions.json does not know it']);
  }
  return edited;
}

function isReleased(folder: string): boolean {
  return headOf(folder).status === 'released';
}

function headOf(folder: string): { status?: string; common?: { version: string } } {
  const path = join(folder, 'contract.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
