import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContract } from '../../load.js';
import { Refused } from '../../refused.js';
import { renumbered } from '../contract/version-texts.js';
import { parseVersion, versionsOf } from './versions.js';

export interface Bumped {
  readonly from: string;
  readonly to: string;
  /** The draft itself got the new version, instead of a copy of a released one. */
  readonly moved: boolean;
}

/**
 * Makes the next version out of the newest one: a copy of a released one, or, when a draft turns
 * out to need a major version, the draft under its new name.
 */
export function bump(schema: string, id: string, major: boolean): Bumped {
  const versions = versionsOf(schema, id);
  const newest = versions.at(-1)!;
  const { status, previous } = loadContract(schema, `${id}/${newest}`);
  if (status === 'draft') return moveDraft(schema, id, newest, previous, major);
  const from = parseVersion(newest);
  const to = major ? `${from.major + 1}.0` : `${from.major}.${from.minor + 1}`;
  const target = join(schema, id, to);
  cpSync(join(schema, id, newest), target, { recursive: true });
  rmSync(join(target, 'accepted.json'), { force: true });
  renumber(target, id, newest, to);
  setHead(target, { version: to, previous: newest, status: 'draft' });
  return { from: newest, to, moved: false };
}

function moveDraft(
  schema: string,
  id: string,
  draft: string,
  previous: string | null,
  major: boolean,
): Bumped {
  if (previous === null || !major || parseVersion(draft).major > parseVersion(previous).major) {
    throw new Refused(`${id}/${draft} is still a draft: edit it, or release it first with "schema release".`);
  }
  const to = `${parseVersion(previous).major + 1}.0`;
  const target = join(schema, id, to);
  renameSync(join(schema, id, draft), target);
  renumber(target, id, draft, to);
  setHead(target, { version: to, previous, status: 'draft' });
  return { from: draft, to, moved: true };
}

export function setHead(folder: string, head: Readonly<Record<string, string>>): void {
  const path = join(folder, 'contract.json');
  const content = { ...(JSON.parse(readFileSync(path, 'utf8')) as object), ...head };
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}

/** Puts the new version wherever the contract names its own: prose, patterns, quotes, examples. */
function renumber(folder: string, id: string, from: string, to: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const text = readFileSync(path, 'utf8');
    const changed = renumbered(text, id, from, to);
    if (changed !== text) writeFileSync(path, changed);
  }
}
