import { all, everything, except, text } from '../regular/language.js';
import { languageOf } from '../regular/parse.js';
import { shortest } from '../regular/shortest.js';
import type { Atom } from './atom.js';
import { formatSamples } from './formats.js';
import type { Outcome } from './outcome.js';

/** Strings: a length, patterns, formats, single values. */
export class StringDomain {
  #least = 0;
  #most = Number.POSITIVE_INFINITY;
  #patterns: ReadonlyMap<string, boolean> = new Map();
  #formats: ReadonlyMap<string, boolean> = new Map();
  #allowed: readonly string[] | undefined;
  #excluded: readonly string[] = [];

  copy(): StringDomain {
    const copy = new StringDomain();
    copy.#least = this.#least;
    copy.#most = this.#most;
    copy.#patterns = this.#patterns;
    copy.#formats = this.#formats;
    copy.#allowed = this.#allowed;
    copy.#excluded = this.#excluded;
    return copy;
  }

  add(atom: Atom): boolean {
    if (atom.atom !== 'scalar') return true;
    const { constraint, holds } = atom;
    switch (constraint.kind) {
      case 'atLeast':
        if (holds) this.#least = Math.max(this.#least, constraint.limit);
        else this.#most = Math.min(this.#most, constraint.limit - 1);
        break;
      case 'atMost':
        if (holds) this.#most = Math.min(this.#most, constraint.limit);
        else this.#least = Math.max(this.#least, constraint.limit + 1);
        break;
      case 'pattern':
        if (this.#patterns.get(constraint.source) === !holds) return false;
        this.#patterns = new Map(this.#patterns).set(constraint.source, holds);
        break;
      case 'format':
        if (this.#formats.get(constraint.name) === !holds) return false;
        this.#formats = new Map(this.#formats).set(constraint.name, holds);
        break;
      case 'values': {
        const values = constraint.values as string[];
        if (!holds) this.#excluded = [...this.#excluded, ...values];
        else this.#allowed = this.#allowed?.filter((value) => values.includes(value)) ?? values;
        break;
      }
    }
    if (this.#allowed) this.#allowed = this.#allowed.filter((value) => this.#admits(value));
    return this.#least <= this.#most && this.#allowed?.length !== 0;
  }

  solve(): Outcome {
    if (this.#allowed) return this.#allowed.length > 0 ? { instance: this.#allowed[0]! } : 'empty';
    const samples = [...this.#formats].filter(([, holds]) => holds).flatMap(([name]) => formatSamples(name));
    const sample = samples.find((value) => this.#admits(value));
    if (sample !== undefined) return { instance: sample };
    const language = all([
      everything,
      ...[...this.#patterns].map(([source, holds]) => {
        const found = languageOf(source);
        if (!found) return everything;
        return holds ? found : except(found);
      }),
      ...this.#excluded.map((value) => except(text(value))),
    ]);
    const found = shortest(language, this.#least, this.#most);
    if (found === null) return 'empty';
    return found === undefined ? 'unknown' : { instance: found };
  }

  /** Formats are left to the validator. */
  #admits(value: string): boolean {
    const length = [...value].length;
    if (length < this.#least || length > this.#most || this.#excluded.includes(value)) return false;
    return [...this.#patterns].every(([source, holds]) => new RegExp(source, 'u').test(value) === holds);
  }
}
