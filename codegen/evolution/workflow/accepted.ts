import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refused } from '../../refused.js';
import type { Finding } from '../finding.js';
import { readChecked } from './read-checked.js';

export interface Acceptance {
  readonly fingerprint: string;
  readonly rule: string;
  readonly pointer: string;
  readonly reason: string;
}

/** What has been accepted in a version, and why: `accepted.json` in its folder. */
export function readAccepted(folder: string): Acceptance[] {
  return readChecked<{ accepted: Acceptance[] }>('accepted', join(folder, 'accepted.json'))?.accepted ?? [];
}

export function reasonsIn(folder: string | undefined): Map<string, string> {
  const entries = folder === undefined ? [] : readAccepted(folder);
  return new Map(entries.map(({ fingerprint, reason }) => [fingerprint, reason]));
}

/** Writes down that something that breaks or may break is meant to be so. */
export function accept(
  folder: string,
  findings: readonly Finding[],
  fingerprint: string,
  reason: string,
): Acceptance {
  const open = findings.filter((finding) => finding.level !== 'INFO');
  const finding = open.find((one) => one.fingerprint === fingerprint);
  if (!finding) {
    const known = open.map((one) => one.fingerprint).join(', ');
    throw new Refused(
      `There is no finding ${fingerprint} to accept.${known === '' ? ' Nothing breaks.' : ` There are: ${known}.`}`,
    );
  }
  if (reason.trim() === '') throw new Refused('Expected a reason, such as "nobody uses it yet".');
  const entry = { fingerprint, rule: finding.rule, pointer: finding.pointer, reason };
  const others = readAccepted(folder).filter((one) => one.fingerprint !== fingerprint);
  const accepted = [...others, entry].sort((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1));
  const content = { $schema: '../../meta/accepted.json', accepted };
  writeFileSync(join(folder, 'accepted.json'), `${JSON.stringify(content, null, 2)}\n`);
  return entry;
}
