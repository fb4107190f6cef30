import type { Contract } from '../../contract.js';
import { Comparer } from '../compare-schemas.js';
import type { Found } from '../detect/follow.js';
import type { Finding } from '../finding.js';
import { evidenceOf } from '../judge/evidence.js';
import { judge } from '../judge/judge.js';
import { sorted } from '../judge/sorted.js';
import type { Schema } from '../schema.js';
import { factFindings } from './fact-findings.js';
import { rootsOf } from './roots.js';
import { neutralSchema } from './version-texts.js';

/** Everything that has changed between two contracts, the worst first. */
export function diffContracts(before: Contract, after: Contract): Finding[] {
  const comparer = new Comparer({ before: neutralTypes(before), after: neutralTypes(after) });
  const evidence = evidenceOf(rootsOf(before, after), comparer, (found) => placeOf(found, before, after));
  return sorted([...factFindings(before, after, comparer.prover), ...evidence.map(judge)]);
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
