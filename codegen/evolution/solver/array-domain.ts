import type { Json } from '../json.js';
import type { Atom } from './atom.js';
import type { Literal } from './constraint.js';
import { distinctRepresentatives } from './distinct.js';
import type { Goals, Outcome } from './outcome.js';

/** Longer arrays are not built, and of different items not even these. */
const longestBuilt = 500;
const mostDistinct = 12;

/** Arrays: a length, what every item, some item or the item at an index has to be. */
export class ArrayDomain {
  #least = 0;
  #most = Number.POSITIVE_INFINITY;
  #unique: boolean | undefined;
  #every: readonly Literal[] = [];
  #some: readonly Literal[] = [];
  #at: ReadonlyMap<number, readonly Literal[]> = new Map();

  copy(): ArrayDomain {
    const copy = new ArrayDomain();
    copy.#least = this.#least;
    copy.#most = this.#most;
    copy.#unique = this.#unique;
    copy.#every = this.#every;
    copy.#some = this.#some;
    copy.#at = this.#at;
    return copy;
  }

  add(atom: Atom): boolean {
    switch (atom.atom) {
      case 'count':
        this.#least = Math.max(this.#least, atom.least ?? 0);
        this.#most = Math.min(this.#most, atom.most ?? Number.POSITIVE_INFINITY);
        break;
      case 'unique':
        if (this.#unique === !atom.holds) return false;
        this.#unique = atom.holds;
        if (!atom.holds) this.#least = Math.max(this.#least, 2);
        break;
      case 'every':
        this.#every = [...this.#every, atom.literal];
        break;
      case 'some':
        this.#some = [...this.#some, atom.literal];
        this.#least = Math.max(this.#least, 1);
        if (this.#every.some((one) => contradict(one, atom.literal))) return false;
        break;
      case 'at':
        this.#at = new Map(this.#at).set(atom.index, [...(this.#at.get(atom.index) ?? []), atom.literal]);
        break;
    }
    return this.#least <= this.#most;
  }

  /**
   * Tries the lengths at which something can change: once there is a place of its own for each
   * item that is asked for, a longer array only has more of the same.
   */
  solve(goals: Goals): Outcome {
    const fixed = Math.max(-1, ...this.#at.keys()) + 1;
    const longest = Math.min(this.#most, Math.max(this.#least, fixed + this.#some.length + 2));
    let unknown = false;
    for (let length = this.#least; length <= longest; length++) {
      const outcome = this.#ofLength(length, fixed, goals);
      if (typeof outcome === 'object') return outcome;
      unknown ||= outcome === 'unknown';
    }
    return unknown ? 'unknown' : 'empty';
  }

  #ofLength(length: number, fixed: number, goals: Goals): Outcome {
    if (length > (this.#unique === true ? mostDistinct : longestBuilt)) return 'unknown';
    const places = Array.from({ length }, (_, i) => [...this.#every, ...(this.#at.get(i) ?? [])]);
    if (this.#unique !== false) return this.#place(places, [], fixed, goals);
    // Two equal items are one place that is filled in twice.
    let unknown = false;
    const apart = Math.min(length, fixed + this.#some.length + 2);
    for (let i = 0; i < apart; i++) {
      for (let j = i + 1; j < apart; j++) {
        const merged = places.map((place, k) => (k === i ? [...place, ...(this.#at.get(j) ?? [])] : place));
        const outcome = this.#place(merged.toSpliced(j, 1), [], Math.min(fixed, length - 1), goals);
        if (typeof outcome === 'object')
          return { instance: (outcome.instance as Json[]).toSpliced(j, 0, (outcome.instance as Json[])[i]!) };
        unknown ||= outcome === 'unknown';
      }
    }
    return unknown ? 'unknown' : 'empty';
  }

  /** Gives each item that is asked for a place; places without an index of their own are alike. */
  #place(
    places: readonly (readonly Literal[])[],
    taken: readonly number[],
    fixed: number,
    goals: Goals,
  ): Outcome {
    const wanted = this.#some[taken.length];
    if (!wanted) return this.#fill(places, goals);
    if (goals.tired()) return 'unknown';
    const firstFree = Math.max(fixed - 1, ...taken) + 1;
    let unknown = false;
    for (let i = Math.min(firstFree, places.length - 1); i >= 0; i--) {
      const next = places.map((place, k) => (k === i ? [...place, wanted] : place));
      const outcome = this.#place(next, [...taken, i], fixed, goals);
      if (typeof outcome === 'object') return outcome;
      unknown ||= outcome === 'unknown';
    }
    return unknown ? 'unknown' : 'empty';
  }

  #fill(places: readonly (readonly Literal[])[], goals: Goals): Outcome {
    if (this.#unique === true && places.length > 1) return distinctRepresentatives(places, goals);
    const instance: Json[] = [];
    let unknown = false;
    for (const place of places) {
      const outcome = goals.solve(place);
      if (outcome === 'empty') return 'empty';
      if (outcome === 'unknown') unknown = true;
      else instance.push(outcome.instance);
    }
    return unknown ? 'unknown' : { instance };
  }
}

export function contradict(a: Literal, b: Literal): boolean {
  return a.node === b.node && a.holds !== b.holds;
}
