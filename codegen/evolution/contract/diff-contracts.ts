import type { Contract } from '../../contract.js';
import { Comparer } from '../compare-schemas.js';
import type { Found } from '../detect/follow.js';
import type { Finding } from '../finding.js';
import { evidenceOf } from '../judge/evidence.js';
import { type Evidence, judge } from '../judge/judge.js';
import { sorted } from '../judge/sorted.js';
import type { Schema } from '../schema.js';
import { factFindings } from './fact-findings.js';
import { rootsOf } from './roots.js';
import { neutralSchema, renumbered } from './version-texts.js';

/** Everything that has changed between two contracts, the worst first. */
export function diffContracts(before: Contract, after: Contract): Finding[] {
  const comparer = new Comparer({ before: neutralTypes(before), after: neutralTypes(after) });
  const evidence = evidenceOf(rootsOf(before, after), comparer, (found) => placeOf(found, before, after)).map(
    (one) => aboutVersion(one, before, after),
  );
  return sorted([...factFindings(before, after, comparer.prover), ...evidence.map(judge)]);
}

/** The pattern of the version string has to follow a new major version. */
function aboutVersion(evidence: Evidence, before: Contract, after: Contract): Evidence {
  const isVersion = evidence.pointer.endsWith(`/properties/${after.versionMember}/pattern`);
  if (!isVersion || evidence.rule !== 'PATTERN_CHANGED') return evidence;
  const expected = renumbered(String(evidence.before), before.id, before.version, after.version);
  return expected === evidence.after ? { ...evidence, rule: 'VERSION_STRING_CHANGED' } : evidence;
}

function neutralTypes(contract: Contract): Record<string, Schema> {
  const entries = Object.entries(contract.types);
  return Object.fromEntries(
    entries.map(([name, schema]) => [name, neutralSchema(contract, schema) as Schema]),
  );
}

/** Without the version, which would make the same place two. */
function placeOf({ names, change }: Found, before: Contract, after: Contract): string {
  const place = names && (placeIn(after, names.after) ?? placeIn(before, names.before));
  return `${place ?? `${names?.after ?? ''}#`}${change.place.pointer}`;
}

function placeIn({ places, key }: Contract, type: string): string | undefined {
  return places[type]?.split(`${key}/`)[1];
}
