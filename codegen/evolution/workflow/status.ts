import { join } from 'node:path';
import type { Contract } from '../../contract.js';
import { loadContract } from '../../load.js';
import { diffContracts } from '../contract/diff-contracts.js';
import type { Diff, Finding } from '../finding.js';
import { judge } from '../judge/judge.js';
import { lint } from '../lint/index.js';
import { reasonsIn } from './accepted.js';
import { aboutVersions, editedFindings } from './edited.js';
import { mayBreak, parseVersion, versionsOf } from './versions.js';

/** Where the newest version of a contract stands. */
export interface Status extends Step {
  readonly key: string;
  readonly state: 'draft' | 'released';
  readonly previous: string | null;
  /** Fingerprint → reason. */
  readonly accepted: ReadonlyMap<string, string>;
  /** How many problems "schema lint" shows of a draft. */
  readonly flaws: number;
}

/** What became of the previous version. */
export interface Step {
  /** None for a first version. */
  readonly diff: Diff | null;
  /** The least step that what has changed asks for. */
  readonly needs: 'major' | 'minor' | 'none';
  /** Acceptances that nothing needs any more. */
  readonly stale: readonly string[];
  /** What has to be dealt with before a release. */
  readonly problems: readonly Finding[];
}

export function statusOf(schema: string, id: string): Status {
  const version = versionsOf(schema, id).at(-1)!;
  const contract = loadContract(schema, `${id}/${version}`);
  const { previous, status: state, key } = contract;
  const accepted = reasonsIn(join(schema, key));
  const step =
    previous === null
      ? ({ diff: null, needs: 'none', stale: [], problems: [] } as const)
      : judgeStep(loadContract(schema, `${id}/${previous}`), contract, accepted);
  const problems = [...editedFindings(schema, id), ...step.problems];
  const flaws = state === 'draft' ? lint(contract).length : 0;
  return { key, state, previous, accepted, flaws, ...step, problems };
}

/** Whether a version keeps what the previous one promised, as far as its number says so. */
export function judgeStep(before: Contract, after: Contract, accepted: ReadonlyMap<string, string>): Step {
  const findings = diffContracts(before, after);
  const breaking = findings.filter(
    ({ level, fingerprint }) => level !== 'INFO' && !accepted.has(fingerprint),
  );
  const isBroken = breaking.some((finding) => finding.level === 'ERR');
  const open = mayBreak(before.version, after.version) ? [] : breaking;
  const tooSmall = open.some((finding) => finding.level === 'ERR');
  return {
    diff: { before: before.key, after: after.key, findings },
    needs: isBroken ? 'major' : findings.length > 0 ? 'minor' : 'none',
    stale: [...accepted.keys()].filter((one) => !findings.some(({ fingerprint }) => fingerprint === one)),
    problems: [...(tooSmall ? [versionTooSmall(before.version, after.version)] : []), ...open],
  };
}

/** Nothing breaks or may break that was not accepted. */
export function isClean(findings: readonly Finding[], accepted: ReadonlyMap<string, string>): boolean {
  return findings.every(({ level, fingerprint }) => level === 'INFO' || accepted.has(fingerprint));
}

function versionTooSmall(before: string, after: string): Finding {
  const subject = `${parseVersion(before).major + 1}.0`;
  return judge({ ...aboutVersions, rule: 'VERSION_TOO_SMALL', subject, before, after });
}
