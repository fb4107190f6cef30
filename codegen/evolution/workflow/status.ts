import { join } from 'node:path';
import { loadContract } from '../../load.js';
import { diffContracts } from '../contract/diff-contracts.js';
import type { Diff, Finding } from '../finding.js';
import { judge } from '../judge/judge.js';
import { readAccepted, reasonsIn } from './accepted.js';
import { editedReleases } from './frozen.js';
import { mayBreak, parseVersion, versionsOf } from './versions.js';

/** Where the newest version of a contract stands. */
export interface Status {
  readonly key: string;
  readonly state: 'draft' | 'released';
  readonly previous: string | null;
  /** Since the previous version; none for a first one. */
  readonly diff: Diff | null;
  /** The least step that what has changed asks for. */
  readonly needs: 'major' | 'minor' | 'none';
  /** Fingerprint → reason. */
  readonly accepted: ReadonlyMap<string, string>;
  /** Acceptances that nothing needs any more. */
  readonly stale: readonly string[];
  /** What has to be dealt with before a release. */
  readonly problems: readonly Finding[];
}

export function statusOf(schema: string, id: string): Status {
  const versions = versionsOf(schema, id);
  const version = versions.at(-1)!;
  const folder = join(schema, id, version);
  const contract = loadContract(schema, `${id}/${version}`);
  const { previous } = contract;
  const accepted = reasonsIn(folder);
  const edited = editedReleases(schema)
    .filter(({ key }) => key.startsWith(`${id}/`))
    .map(({ key, sentence }) => ({ ...releasedEdited(key), message: sentence }));
  const base = { key: contract.key, state: contract.status, previous, accepted };
  if (previous === null) return { ...base, diff: null, needs: 'none', stale: [], problems: edited };

  const before = loadContract(schema, `${id}/${previous}`);
  const findings = diffContracts(before, contract);
  const breaking = findings.filter(
    ({ level, fingerprint }) => level !== 'INFO' && !accepted.has(fingerprint),
  );
  const small = !mayBreak(previous, version);
  const open = small ? breaking : [];
  const errors = open.filter((finding) => finding.level === 'ERR');
  return {
    ...base,
    diff: { before: before.key, after: contract.key, findings },
    needs: breaking.some((finding) => finding.level === 'ERR')
      ? 'major'
      : findings.length > 0
        ? 'minor'
        : 'none',
    stale: readAccepted(folder)
      .map((one) => one.fingerprint)
      .filter((fingerprint) => !findings.some((finding) => finding.fingerprint === fingerprint)),
    problems: [...edited, ...(errors.length > 0 ? [versionTooSmall(previous, version)] : []), ...open],
  };
}

/** Nothing breaks or may break that was not accepted. */
export function isClean(findings: readonly Finding[], accepted: ReadonlyMap<string, string>): boolean {
  return findings.every(({ level, fingerprint }) => level === 'INFO' || accepted.has(fingerprint));
}

function versionTooSmall(previous: string, version: string): Finding {
  const needed = `${parseVersion(previous).major + 1}.0`;
  return judge({
    ...aboutVersions,
    rule: 'VERSION_TOO_SMALL',
    subject: needed,
    before: previous,
    after: version,
  });
}

function releasedEdited(key: string): Finding {
  return judge({
    ...aboutVersions,
    rule: 'RELEASED_EDITED',
    subject: key,
    before: undefined,
    after: undefined,
  });
}

const aboutVersions = {
  effect: 'neutral',
  position: 'contract',
  tools: [],
  pointer: 'contract.json#/version',
  witnesses: [],
} as const;
