import type { Node } from '../scene/node.js';

const WELL_FORMED = /^(u-[0-9a-z]{1,198}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/;
const COUNTED = /^u-([0-9a-z]+)$/;

/** Five base-36 digits: short in replies, and a uid of an earlier run hardly ever falls into this one. */
const FIRST = 36 ** 4;
const RANGE = 36 ** 5 - 36 ** 4 - 1_000_000;

/** First and next number; in shared memory, so that a restarted thread goes on where the last one ended. */
export type UidCounter = Float64Array;

export function newUidCounter(random: () => number = Math.random): UidCounter {
  const counter = new Float64Array(new SharedArrayBuffer(16));
  const start = FIRST + Math.floor(random() * RANGE);
  counter[0] = start;
  counter[1] = start;
  return counter;
}

/**
 * Names nodes. It keeps no node alive: whether a uid was ever issued follows from the counter, and
 * whether its node still shows from a look at the showing scenes.
 */
export class Uids {
  /** Uids that the application chose itself. */
  private readonly chosen = new Set<string>();

  constructor(private readonly counter: UidCounter = newUidCounter()) {}

  of(node: Node): string {
    if (node.uid !== '') return node.uid;
    const wish = node.presetUid;
    if (wish !== '' && WELL_FORMED.test(wish) && !this.wasIssued(wish)) {
      this.chosen.add(wish);
      node.uid = wish;
    } else {
      node.uid = this.next();
    }
    return node.uid;
  }

  /** Whether some node has, or once had, this uid. */
  wasIssued(uid: string): boolean {
    if (this.chosen.has(uid)) return true;
    const digits = COUNTED.exec(uid)?.[1];
    // A leading zero would make a second spelling of the same number.
    if (!digits || (digits.startsWith('0') && digits !== '0')) return false;
    const value = Number.parseInt(digits, 36);
    return value >= this.counter[0]! && value < this.counter[1]!;
  }

  private next(): string {
    for (;;) {
      const uid = `u-${this.counter[1]!.toString(36)}`;
      this.counter[1]! += 1;
      if (!this.chosen.has(uid)) return uid;
    }
  }
}
