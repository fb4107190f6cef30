import type { Healthy, HealthyProcess } from '../kill-matrix.js';
import type { Mutant } from '../mutant.js';

/**
 * A small thing that a server does wrong, beside others: a part of a server that is wrong in several ways.
 * It declares what the suite may say of it, and is small enough that this is a short list.
 */
export interface Fault<M extends Mutant = Mutant> {
  /** The sentences that it breaks. Each is found broken, or blocked by one that is. */
  readonly of: readonly [string, ...string[]];
  /** Sentences about so much that it may show there as well, by what else was asked in the same run. */
  readonly beside?: readonly string[];
  /** Sentences that ask nothing of a server that is wrong in this way: they may be skipped. */
  readonly silences?: readonly string[];
  /** It shows over HTTP alone, though what it breaks is asked of processes, too. */
  readonly over?: 'http';
  /** What it spoils, where two faults of the same thing would undo each other or be one. */
  readonly place?: string;
  /** The server, as one with this fault alone; each call makes another one, which remembers nothing. */
  readonly make: () => M;
}

/** All faults of the servers of one contract. */
export interface FaultPool<M extends Mutant = Mutant> {
  readonly healthy: Healthy<M> | HealthyProcess<M>;
  readonly faults: readonly Fault<M>[];
  /** One server with all of these faults: each spoils what the one before it has left. */
  combine(mutants: readonly M[]): M;
}

/** What it does wrong, as a sentence; this is its name as well. */
export const nameOf = ({ make }: Fault): string => make().breaks;

type More<Id extends string> = Pick<Fault, 'place' | 'over'> & {
  readonly beside?: readonly Id[];
  readonly silences?: readonly Id[];
};

/** Makes faults of a contract with these requirements; one that remembers something is given as a function. */
export const faultMaker =
  <Id extends string, M extends Mutant>() =>
  (of: Id | readonly [Id, ...Id[]], mutant: M | (() => M), more: More<Id> = {}): Fault<M> => ({
    of: typeof of === 'string' ? [of] : of,
    ...more,
    make: typeof mutant === 'function' ? mutant : () => mutant,
  });
