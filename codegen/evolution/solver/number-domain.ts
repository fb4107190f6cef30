import type { Atom } from './atom.js';
import type { Outcome } from './outcome.js';

/** Beyond this many tries a number is not looked for any more. */
const mostTries = 20_000;

/** Numbers: an interval, multiples, single values. */
export class NumberDomain {
  #low = Number.NEGATIVE_INFINITY;
  #lowOut = false;
  #high = Number.POSITIVE_INFINITY;
  #highOut = false;
  #integer: boolean | undefined;
  #multiples: readonly number[] = [];
  #notMultiples: readonly number[] = [];
  #allowed: readonly number[] | undefined;
  #excluded: readonly number[] = [];

  copy(): NumberDomain {
    const copy = new NumberDomain();
    copy.#low = this.#low;
    copy.#lowOut = this.#lowOut;
    copy.#high = this.#high;
    copy.#highOut = this.#highOut;
    copy.#integer = this.#integer;
    copy.#multiples = this.#multiples;
    copy.#notMultiples = this.#notMultiples;
    copy.#allowed = this.#allowed;
    copy.#excluded = this.#excluded;
    return copy;
  }

  add(atom: Atom): boolean {
    if (atom.atom !== 'scalar') return true;
    const { constraint, holds } = atom;
    switch (constraint.kind) {
      case 'types':
        if (this.#integer === !holds) return false;
        this.#integer = holds;
        break;
      case 'min':
        if (holds) this.#raise(constraint.limit, constraint.exclusive);
        else this.#lower(constraint.limit, !constraint.exclusive);
        break;
      case 'max':
        if (holds) this.#lower(constraint.limit, constraint.exclusive);
        else this.#raise(constraint.limit, !constraint.exclusive);
        break;
      case 'multiple':
        if (holds) this.#multiples = [...this.#multiples, Math.abs(constraint.of)];
        else this.#notMultiples = [...this.#notMultiples, Math.abs(constraint.of)];
        break;
      case 'values': {
        const values = constraint.values as number[];
        if (!holds) this.#excluded = [...this.#excluded, ...values];
        else this.#allowed = this.#allowed?.filter((value) => values.includes(value)) ?? values;
        break;
      }
    }
    if (this.#allowed) this.#allowed = this.#allowed.filter((value) => this.#admits(value));
    if (this.#allowed?.length === 0) return false;
    return this.#low < this.#high || (this.#low === this.#high && !this.#lowOut && !this.#highOut);
  }

  solve(): Outcome {
    if (this.#allowed) return this.#allowed.length > 0 ? { instance: this.#allowed[0]! } : 'empty';
    for (const pleasant of [0, 1]) if (this.#admits(pleasant)) return { instance: pleasant };
    const whole = this.#integer === false ? 'empty' : this.#wholeNumber();
    if (whole !== 'empty' || this.#integer === true || this.#multiples.length > 0) return whole;
    return this.#fraction();
  }

  #raise(limit: number, out: boolean): void {
    if (limit > this.#low) this.#lowOut = out;
    else if (limit === this.#low) this.#lowOut ||= out;
    this.#low = Math.max(this.#low, limit);
  }

  #lower(limit: number, out: boolean): void {
    if (limit < this.#high) this.#highOut = out;
    else if (limit === this.#high) this.#highOut ||= out;
    this.#high = Math.min(this.#high, limit);
  }

  #admits(value: number): boolean {
    if (value < this.#low || (this.#lowOut && value === this.#low)) return false;
    if (value > this.#high || (this.#highOut && value === this.#high)) return false;
    if (this.#integer !== undefined && Number.isInteger(value) !== this.#integer) return false;
    if (this.#excluded.includes(value)) return false;
    if (this.#allowed && !this.#allowed.includes(value)) return false;
    return (
      this.#multiples.every((of) => value % of === 0) && !this.#notMultiples.some((of) => value % of === 0)
    );
  }

  /** What is a multiple repeats itself: after one period, and one for each exclusion, nothing new comes. */
  #wholeNumber(): Outcome {
    const stride = this.#multiples.reduce(leastCommonMultiple, 1);
    const period = this.#notMultiples.reduce(leastCommonMultiple, stride);
    const tries = (this.#excluded.length + 2) * (period / stride);
    if (!(tries <= mostTries)) return 'unknown';
    const upwards = Number.isFinite(this.#low) || !Number.isFinite(this.#high);
    const start = Number.isFinite(this.#low) ? this.#low : Number.isFinite(this.#high) ? this.#high : 0;
    const first = (upwards ? Math.ceil(start / stride) : Math.floor(start / stride)) * stride;
    for (let i = 0; i <= tries; i++) {
      const value = first + (upwards ? i : -i) * stride;
      if (value < this.#low || value > this.#high) return 'empty';
      if (this.#admits(value)) return { instance: value };
    }
    return 'empty';
  }

  #fraction(): Outcome {
    if (this.#low === this.#high) return this.#admits(this.#low) ? { instance: this.#low } : 'empty';
    const width = Math.min(1, this.#high - this.#low);
    const base = Number.isFinite(this.#low)
      ? this.#low
      : Number.isFinite(this.#high)
        ? this.#high - width
        : 0;
    for (let parts = 2; parts < 4096; parts *= 2) {
      for (let i = 1; i < parts; i += 2) {
        const value = base + (width * i) / parts;
        if (this.#admits(value)) return { instance: value };
      }
    }
    return 'unknown';
  }
}

function leastCommonMultiple(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return (a / x) * b;
}
