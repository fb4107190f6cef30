import { compose, type Effect, type Polarity, through, weaken } from '../effect.js';
import type { Prover } from '../judge/prover.js';
import type { Schema } from '../schema.js';
import type { Change, Link, PairChanges, Sides, TrailStep } from './change.js';
import { changesBetween } from './walk.js';

/** A change as it is seen from a root, through all references that lead to it. */
export interface Found {
  readonly change: Change;
  /** On the instances of the root. */
  readonly effect: Effect;
  /** The definitions in which it stands; none when it stands in the root itself. */
  readonly names: Sides<string> | null;
  /** From the root to the place. */
  readonly trail: readonly TrailStep[];
  readonly polarity: Polarity;
  /** No other way leads there, so that what is shown for this one holds for the change. */
  readonly onlyWay: boolean;
}

interface Way {
  readonly trail: readonly TrailStep[];
  readonly polarity: Polarity;
  readonly harmless: Link['harmless'];
}

/** Compares each pair of definitions once, however often and from wherever it is used. */
export class Follower {
  readonly #pairs = new Map<string, PairChanges>();

  constructor(readonly prover: Prover) {}

  from(root: Sides<Schema>): Found[] {
    const found: (Found & { key: string })[] = [];
    const seen = new Set<string>();
    const arrivals: { from: string; to: string }[] = [];
    const enter = (pair: PairChanges, names: Sides<string> | null, way: Way, key: string): void => {
      for (const change of pair.changes) {
        found.push({
          change,
          effect: weaken(through(way.polarity, change.effect), ...ruledOut(way.harmless)),
          names,
          trail: [...way.trail, ...change.place.trail],
          polarity: compose(way.polarity, change.place.polarity),
          onlyWay: true,
          key,
        });
      }
      for (const link of pair.links) {
        const next = onwards(way, link);
        const to = JSON.stringify([link.names, next.polarity, next.harmless]);
        arrivals.push({ from: key, to });
        if (seen.has(to)) continue;
        seen.add(to);
        enter(this.#pair(link.names), link.names, next, to);
      }
    };
    const start = { trail: [], polarity: 'same', harmless: { narrow: false, widen: false } } as const;
    enter(changesBetween(root, this.prover), null, start, '');
    const many = reachedInManyWays(arrivals);
    return found.map(({ key, ...one }) => ({ ...one, onlyWay: !many.has(key) }));
  }

  #pair(names: Sides<string>): PairChanges {
    const key = JSON.stringify(names);
    let pair = this.#pairs.get(key);
    if (!pair) {
      const { before, after } = this.prover.definitions;
      pair = changesBetween(
        { before: before[names.before] ?? true, after: after[names.after] ?? true },
        this.prover,
      );
      this.#pairs.set(key, pair);
    }
    return pair;
  }
}

function onwards(way: Way, { place, harmless }: Link): Way {
  return {
    trail: [...way.trail, ...place.trail],
    polarity: compose(way.polarity, place.polarity),
    harmless: {
      narrow: way.harmless.narrow || harmless.narrow,
      widen: way.harmless.widen || harmless.widen,
    },
  };
}

function ruledOut({ narrow, widen }: Link['harmless']): ['no' | 'maybe', 'no' | 'maybe'] {
  return [narrow ? 'no' : 'maybe', widen ? 'no' : 'maybe'];
}

/** Everything to which more than one way leads, and what lies behind it. */
function reachedInManyWays(arrivals: readonly { from: string; to: string }[]): ReadonlySet<string> {
  const many = new Set<string>();
  const once = new Set<string>();
  const behind = new Map<string, string[]>();
  for (const { from, to } of arrivals) {
    if (once.has(to)) many.add(to);
    once.add(to);
    behind.set(from, [...(behind.get(from) ?? []), to]);
  }
  // Grows while it is worked on.
  for (const key of many) for (const next of behind.get(key) ?? []) many.add(next);
  return many;
}
