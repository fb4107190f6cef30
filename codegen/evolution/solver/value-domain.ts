import type { Json } from '../json.js';
import type { Atom } from './atom.js';
import type { Outcome } from './outcome.js';

/** A few values, one by one. */
export class ValueDomain {
  #left: readonly Json[];

  constructor(values: readonly Json[]) {
    this.#left = values;
  }

  add(atom: Atom): boolean {
    if (atom.atom === 'scalar' && atom.constraint.kind === 'values') {
      const { values } = atom.constraint;
      this.#left = this.#left.filter((value) => values.includes(value) === atom.holds);
    }
    return this.#left.length > 0;
  }

  copy(): ValueDomain {
    return new ValueDomain(this.#left);
  }

  solve(): Outcome {
    return this.#left.length > 0 ? { instance: this.#left[0]! } : 'empty';
  }
}
