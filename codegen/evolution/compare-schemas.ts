import type { Sides } from './detect/change.js';
import { Follower, type Found } from './detect/follow.js';
import { type Effect, joinAll, mayNarrow, mayWiden, weaken } from './effect.js';
import { type Answer, Prover } from './judge/prover.js';
import type { Definitions, Schema } from './schema.js';

/** All changes between two schemas, and what they do together. */
export interface Comparison {
  readonly found: readonly Found[];
  readonly effect: Effect;
  /** Whether an instance is refused now, and whether one is accepted now. */
  readonly narrow: Answer;
  readonly widen: Answer;
}

/** Compares schemas that share their definitions. */
export class Comparer {
  readonly prover: Prover;
  readonly #follower: Follower;

  constructor(definitions: Sides<Definitions>) {
    this.prover = new Prover(definitions);
    this.#follower = new Follower(this.prover);
  }

  compare(schemas: Sides<Schema>): Comparison {
    const found = this.#follower.from(schemas);
    const most = joinAll(found.map(({ effect }) => effect));
    const narrow: Answer = mayNarrow(most) ? this.prover.onlyIn('before', schemas) : { verdict: 'no' };
    const widen: Answer = mayWiden(most) ? this.prover.onlyIn('after', schemas) : { verdict: 'no' };
    const exact = found.map((one) => ({ ...one, effect: weaken(one.effect, narrow.verdict, widen.verdict) }));
    return { found: exact, effect: joinAll(exact.map(({ effect }) => effect)), narrow, widen };
  }
}
