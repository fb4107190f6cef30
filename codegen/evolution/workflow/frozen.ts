import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
  writeFileSync(
    join(schema, 'versions.json'),
    `${JSON.stringify({ $schema: 'meta/versions.json', released }, null, 2)}\n`,
  );
}

/** The state of a folder. Ends of lines don't count: git may change them. */
export function freeze(folder: string): Release {
  const files: Record<string, string> = {};
  for (const path of filesBelow(folder)) {
    files[path] = digest(readFileSync(join(folder, path), 'utf8').replaceAll('\r\n', '\n'));
  }
  return { hash: digest(JSON.stringify(files)), files };
}

export interface Edited {
  readonly key: string;
  /** One sentence. */
  readonly sentence: string;
}

/** Released folders that are not what they were when they were released. */
export function editedReleases(schema: string): Edited[] {
  const releases = readReleases(schema);
  const edited = Object.entries(releases).flatMap(([key, release]) => {
    const changes = existsSync(join(schema, key))
      ? changesIn(release.files, freeze(join(schema, key)).files)
      : ['the folder is gone'];
    return changes.length === 0 ? [] : [{ key, sentence: sentence(key, changes) }];
  });
  const unfrozen = findContracts(schema).filter((key) => !(key in releases) && isReleased(join(schema, key)));
  return [
    ...edited,
    ...unfrozen.map((key) => ({
      key,
      sentence: `${key} says that it is released, but versions.json does not know it: set its status back to draft and run "schema release".`,
    })),
  ];
}

function isReleased(folder: string): boolean {
  return (
    (JSON.parse(readFileSync(join(folder, 'contract.json'), 'utf8')) as { status: string }).status ===
    'released'
  );
}

function sentence(key: string, changes: readonly string[]): string {
  const shown =
    changes.slice(0, 3).join(', ') + (changes.length > 3 ? ` and ${changes.length - 3} more` : '');
  return `${key} is released and frozen, but its folder was edited (${shown}): undo that, and make a new version with "schema bump".`;
}

function changesIn(before: Release['files'], after: Release['files']): string[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return paths
    .filter((path) => before[path] !== after[path])
    .map((path) => `${path} ${path in before ? (path in after ? 'changed' : 'removed') : 'added'}`);
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
