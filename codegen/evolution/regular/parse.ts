import { type Characters, characters, complement, union } from './characters.js';
import { controls, dot, namedSets, syntax } from './escapes.js';
import { either, empty, everything, type Language, one, sequence, times } from './language.js';

/** The expression uses something that no finite automaton (or not this one) can do. */
class Unsupported extends Error {}

/**
 * The strings in which `RegExp(source, 'u')` finds a match, or `undefined` when the source has a
 * lookaround, a back reference, a word boundary, a property escape or an anchor inside.
 */
export function languageOf(source: string): Language | undefined {
  if (!known.has(source)) {
    try {
      known.set(source, new Parser(source).search());
    } catch (error) {
      if (!(error instanceof Unsupported)) throw error;
      known.set(source, undefined);
    }
  }
  return known.get(source);
}

const known = new Map<string, Language | undefined>();

class Parser {
  readonly #chars: string[];
  #at = 0;

  constructor(source: string) {
    this.#chars = [...source];
  }

  search(): Language {
    const found = this.#alternatives(true);
    if (this.#at < this.#chars.length) throw new Unsupported();
    return found;
  }

  #peek(): string | undefined {
    return this.#chars[this.#at];
  }

  #take(expected: string): boolean {
    if (this.#peek() !== expected) return false;
    this.#at++;
    return true;
  }

  /** At the top an alternative may begin and end with an anchor, and without one it may stand anywhere. */
  #alternatives(top: boolean): Language {
    const found: Language[] = [];
    do {
      const starts = top && this.#take('^');
      const parts = this.#terms();
      const ends = top && this.#take('$');
      if (top) found.push(sequence([starts ? empty : everything, ...parts, ends ? empty : everything]));
      else found.push(sequence(parts));
    } while (this.#take('|'));
    return either(found);
  }

  #terms(): Language[] {
    const parts: Language[] = [];
    for (let char = this.#peek(); char !== undefined && !'|)$'.includes(char); char = this.#peek()) {
      const atom = this.#atom();
      parts.push(this.#quantified(atom));
    }
    return parts;
  }

  #atom(): Language {
    const char = this.#chars[this.#at++]!;
    if (char === '(') return this.#group();
    if (char === '[') return one(this.#class());
    if (char === '.') return one(dot);
    if (char === '\\') return one(this.#escape());
    if ('^*+?{'.includes(char)) throw new Unsupported();
    return one(only(char.codePointAt(0)!));
  }

  #group(): Language {
    if (this.#take('?')) {
      if (this.#take('<')) {
        if (this.#peek() === '=' || this.#peek() === '!') throw new Unsupported();
        while (!this.#take('>')) this.#at++;
      } else if (!this.#take(':')) throw new Unsupported();
    }
    const body = this.#alternatives(false);
    if (!this.#take(')')) throw new Unsupported();
    return body;
  }

  #quantified(atom: Language): Language {
    const [min, max] = this.#quantifier() ?? [1, 1];
    return times(atom, min, max);
  }

  #quantifier(): [number, number] | undefined {
    const rest = this.#chars.slice(this.#at, this.#at + 24).join('');
    const [written, plain, min, comma, max] = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(rest) ?? [];
    if (written === undefined) return undefined;
    this.#at += written.length;
    if (plain) return [plain === '+' ? 1 : 0, plain === '?' ? 1 : Number.POSITIVE_INFINITY];
    if (!comma) return [Number(min), Number(min)];
    return [Number(min), max ? Number(max) : Number.POSITIVE_INFINITY];
  }

  #class(): Characters {
    const negated = this.#take('^');
    let set: Characters = [];
    while (!this.#take(']')) {
      const first = this.#classAtom();
      const range = this.#peek() === '-' && this.#chars[this.#at + 1] !== ']';
      if (!range) {
        set = union(set, first);
        continue;
      }
      this.#at++;
      const second = this.#classAtom();
      set = union(set, characters([[single(first), single(second)]]));
    }
    return negated ? complement(set) : set;
  }

  #classAtom(): Characters {
    const char = this.#chars[this.#at++];
    if (char === undefined) throw new Unsupported();
    return char === '\\' ? this.#escape() : only(char.codePointAt(0)!);
  }

  #escape(): Characters {
    const char = this.#chars[this.#at++] ?? '';
    const set = namedSets[char];
    if (set) return set;
    if (char in controls) return only(controls[char]!);
    if (char === 'x') return only(this.#hex(2));
    if (char === 'u') return only(this.#unicode());
    if (char === '' || !syntax.includes(char)) throw new Unsupported();
    return only(char.codePointAt(0)!);
  }

  #unicode(): number {
    if (!this.#take('{')) return this.#hex(4);
    const end = this.#chars.indexOf('}', this.#at);
    const value = this.#hex(end - this.#at);
    this.#at++;
    return value;
  }

  #hex(length: number): number {
    const written = this.#chars.slice(this.#at, this.#at + length).join('');
    this.#at += length;
    const value = Number.parseInt(written, 16);
    if (value >= 0xd800 && value <= 0xdfff) throw new Unsupported();
    return value;
  }
}

function only(codePoint: number): Characters {
  return [[codePoint, codePoint]];
}

function single(set: Characters): number {
  const [range] = set;
  if (set.length !== 1 || range![0] !== range![1]) throw new Unsupported();
  return range![0];
}
