import { type Effect, effectOf } from '../effect.js';
import type { Json } from '../json.js';
import type { Definitions, Schema } from '../schema.js';
import type { Literal, Node } from '../solver/constraint.js';
import { Solver } from '../solver/solver.js';
import { type Side, Vocabulary } from '../solver/vocabulary.js';
import { Validators } from './validators.js';

/** Is there an instance? `yes` is proven by one, `no` by a search to the end. */
export type Answer =
  | { readonly verdict: 'yes'; readonly instance: Json }
  | { readonly verdict: 'no' | 'maybe' };

export type Both<T> = Readonly<Record<Side, T>>;

/** Answers questions about which instances two schemas admit. */
export class Prover {
  readonly words: Vocabulary;
  readonly #solver: Solver;
  readonly #validators: Validators;

  constructor(readonly definitions: Both<Definitions>) {
    this.words = new Vocabulary(definitions);
    this.#solver = new Solver(this.words);
    this.#validators = new Validators(definitions);
  }

  /** What becoming `after` does to the instances of `before`; at the most, where it can't be told. */
  effectOf(schemas: Both<Schema>): Effect {
    const lost = this.onlyIn('before', schemas).verdict;
    const won = this.onlyIn('after', schemas).verdict;
    return lost === 'maybe' || won === 'maybe' ? 'unknown' : effectOf(lost === 'yes', won === 'yes');
  }

  same({ before, after }: Both<Schema>): boolean {
    return this.words.node(before, 'before') === this.words.node(after, 'after');
  }

  /**
   * An instance that the schema of one side admits and that of the other does not. `also` narrows
   * down which one.
   */
  onlyIn(side: Side, schemas: Both<Schema>, also: readonly Node[] = []): Answer {
    const other = side === 'before' ? 'after' : 'before';
    const goal: Literal[] = [
      { node: this.words.node(schemas[side], side), holds: true },
      { node: this.words.node(schemas[other], other), holds: false },
      ...also.map((node) => ({ node, holds: true })),
    ];
    const outcome = this.#solver.ask(goal);
    if (outcome === 'empty') return { verdict: 'no' };
    if (outcome === 'unknown') return { verdict: 'maybe' };
    const { instance } = outcome;
    if (this.words.uncertain && !this.proves(side, schemas, instance)) return { verdict: 'maybe' };
    return { verdict: 'yes', instance };
  }

  /** Ajv accepts the instance on that side and refuses it on the other. */
  proves(side: Side, schemas: Both<Schema>, instance: Json): boolean {
    const other = side === 'before' ? 'after' : 'before';
    return this.accepts(side, schemas[side], instance) && !this.accepts(other, schemas[other], instance);
  }

  /** What Ajv says. */
  accepts(side: Side, schema: Schema, instance: Json): boolean {
    return this.#validators.accepts(side, schema, instance);
  }
}
