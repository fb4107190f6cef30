import fc from 'fast-check';
import type { Mutant } from '../mutant.js';
import type { Fault } from './fault.js';

/** Servers of which each has the faults of the one before it and more, and what all of them are judged by. */
export interface Line<M extends Mutant = Mutant> {
  readonly servers: readonly (readonly Fault<M>[])[];
  readonly ids: readonly string[];
}

export interface Picking {
  readonly seed: number;
  /** How many servers there are, in lines of three. */
  readonly servers: number;
  /** How many sentences that no fault of a server breaks it is judged by as well; all of them unless given. */
  readonly others?: number;
}

const inALine = 3;
/** The last server of a line has at least and at most so many. */
const inALineFaults = [3, 7] as const;

/** Random servers; the same ones for the same seed. */
export function pickServers<M extends Mutant>(
  faults: readonly Fault<M>[],
  ids: readonly string[],
  { seed, servers, others = ids.length }: Picking,
): Line<M>[] {
  const some = <T>(of: readonly T[], [least, most]: readonly [number, number]): fc.Arbitrary<T[]> =>
    fc.shuffledSubarray([...of], {
      minLength: Math.min(least, of.length),
      maxLength: Math.min(most, of.length),
    });
  const line = fc.record({
    faults: some(faults, inALineFaults).map(inPlacesOfTheirOwn),
    others: some(ids, [others, others]),
  });
  const picked = fc.sample(line, { seed, numRuns: Math.ceil(servers / inALine) });
  return picked.map((one, i) => {
    const count = Math.min(inALine, servers - i * inALine);
    const declared = one.faults.flatMap(({ of, beside = [] }) => [...of, ...beside]);
    return {
      servers: prefixesOf(one.faults, count),
      ids: [...new Set([...declared, ...one.others])].filter((id) => ids.includes(id)),
    };
  });
}

function inPlacesOfTheirOwn<M extends Mutant>(faults: readonly Fault<M>[]): Fault<M>[] {
  return faults.filter(
    ({ place }, i) => place === undefined || faults.findIndex((other) => other.place === place) === i,
  );
}

const prefixesOf = <T>(list: readonly T[], count: number): T[][] =>
  Array.from({ length: count }, (_, i) => list.slice(0, Math.ceil((list.length * (i + 1)) / count)));
