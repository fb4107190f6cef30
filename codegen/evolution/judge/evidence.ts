import type { Comparer } from '../compare-schemas.js';
import type { Sides } from '../detect/change.js';
import type { Found } from '../detect/follow.js';
import { type Effect, join, mayNarrow, mayWiden, type Verdict, weaken } from '../effect.js';
import type { Witness } from '../finding.js';
import type { Schema } from '../schema.js';
import type { Side } from '../solver/vocabulary.js';
import { exhibit } from './exhibit.js';
import type { Evidence } from './judge.js';
import { levelOf, type Position } from './levels.js';

/** Two schemas that are compared as a whole, and what they are used for. */
export interface Root {
  readonly schemas: Sides<Schema>;
  readonly position: Position;
  readonly tools: readonly string[];
  /** For sentences: `input of ui_query`. */
  readonly label: string;
}

/** All changes below some roots. The same change reached from several tools is told once. */
export function evidenceOf(
  roots: readonly Root[],
  comparer: Comparer,
  pointerOf: (found: Found) => string,
): Evidence[] {
  const ways = new Map<string, Way[]>();
  for (const root of roots) {
    for (const found of comparer.compare(root.schemas).found) {
      const pointer = pointerOf(found);
      const key = JSON.stringify([found.change.rule, root.position, pointer, found.change.subject]);
      ways.set(key, [...(ways.get(key) ?? []), { found, root, pointer }]);
    }
  }
  return [...ways.values()].map((all) => {
    // At the end of the shortest way stands the witness that is easiest to read.
    const [first, ...others] = all.sort((a, b) => a.found.trail.length - b.found.trail.length);
    return others.reduce((known, way) => joined(known, way, comparer), fresh(first!, comparer));
  });
}

/** How a root leads to a change. */
interface Way {
  readonly found: Found;
  readonly root: Root;
  readonly pointer: string;
}

function fresh({ found, root, pointer }: Way, comparer: Comparer): Evidence {
  const { rule, subject, values } = found.change;
  const { position, tools } = root;
  return { rule, subject, position, tools, pointer, ...values, ...shown(found, root, comparer) };
}

/** One witness is enough; without one the next root may have one. */
function joined(known: Evidence, { found, root }: Way, comparer: Comparer): Evidence {
  const tools = [...new Set([...known.tools, ...root.tools])];
  const settled = known.witnesses.length > 0 || found.effect === 'neutral';
  const { effect, witnesses } = settled ? { ...known, effect: found.effect } : shown(found, root, comparer);
  return { ...known, tools, effect: join(known.effect, effect), witnesses };
}

/** Shows the change in each direction that it may have; where it certainly can't be shown there is none. */
function shown(
  found: Found,
  { schemas, label, position }: Root,
  { prover }: Comparer,
): { effect: Effect; witnesses: Witness[] } {
  // What breaks nobody needs no witness, and to find one takes time.
  if (levelOf(found.effect, position) === 'INFO') return { effect: found.effect, witnesses: [] };
  const witnesses: Witness[] = [];
  const verdict = (side: Side): Verdict => {
    const answer = exhibit(found, schemas, side, prover);
    if (answer.verdict === 'yes') witnesses.push({ acceptedBy: side, of: label, instance: answer.instance });
    return answer.verdict;
  };
  const narrow = mayNarrow(found.effect) ? verdict('before') : 'no';
  const widen = mayWiden(found.effect) ? verdict('after') : 'no';
  return { effect: weaken(found.effect, narrow, widen), witnesses };
}
