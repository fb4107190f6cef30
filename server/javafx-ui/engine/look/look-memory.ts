import type { WrittenLine } from './cut.js';
import { deltaOf, written } from './delta.js';
import { utf8Length } from './utf8-length.js';

export interface RememberedLook {
  revision: string;
  kind: 'full' | 'delta' | 'unchanged';
  /** The revision that a delta starts from. */
  base: string | null;
  text: string;
}

interface Revision {
  /** Of which window and part, in how many bytes. */
  of: string;
  lines: readonly WrittenLine[];
  text: string;
}

const mostKept = 32;

/** The latest looks, so that the next one can tell what has changed. */
export class LookMemory {
  private last = 0;
  private readonly kept = new Map<number, Revision>();

  /** The same lines have the same revision for as long as it is kept. */
  look(of: string, lines: readonly WrittenLine[], since: string | null): RememberedLook {
    const text = lines.map(written).join('\n');
    const number = this.latest(of, text) ?? this.keep({ of, lines, text });
    const revision = `r${number}`;
    const full = `look ${revision} full\n${text}`;
    const base = since === null ? undefined : this.kept.get(Number(since.slice(1)));
    if (base?.of !== of) return { revision, kind: 'full', base: null, text: full };
    if (base.text === text)
      return { revision, kind: 'unchanged', base: since, text: `look ${revision} unchanged` };
    const changes = deltaOf(base.lines, lines);
    const delta = [`look ${revision} delta since ${since}`, ...changes].join('\n');
    // What only moved is no line of its own, and a delta must not cost more than the whole.
    if (changes.length === 0 || utf8Length(delta) >= utf8Length(full))
      return { revision, kind: 'full', base: null, text: full };
    return { revision, kind: 'delta', base: since, text: delta };
  }

  private latest(of: string, text: string): number | undefined {
    let found: number | undefined;
    for (const [number, one] of this.kept) if (one.of === of) found = one.text === text ? number : undefined;
    return found;
  }

  private keep(revision: Revision): number {
    this.kept.set(++this.last, revision);
    const [oldest] = this.kept.keys();
    if (this.kept.size > mostKept) this.kept.delete(oldest!);
    return this.last;
  }
}
