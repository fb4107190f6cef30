/**
 * A call begins, or its deadline takes it back first: both sides try to move its word away from pending,
 * and only one can. A pending word holds the number of its call, so that it can serve another one later:
 * whoever comes for a call that is long over finds another number and does nothing.
 */
export type CallWords = Int32Array<SharedArrayBuffer>;

/** More calls than this are never under way at once. */
const WORDS = 1024;
const CANCELLED = 0;

export function newCallWords(): CallWords {
  return new Int32Array(new SharedArrayBuffer(WORDS * Int32Array.BYTES_PER_ELEMENT));
}

/** The UI thread takes the call; false when its deadline has passed. */
export function tryBegin(words: CallWords, word: number, call: number): boolean {
  return Atomics.compareExchange(words, word, call, -call) === call;
}

/** The callers' side: gives each call a word, and takes back what has not begun. */
export class CallStates {
  readonly words = newCallWords();
  private readonly free = Array.from({ length: WORDS }, (_, i) => i);

  /** A word for the call, which is pending from now on. */
  take(call: number): number {
    const word = this.free.pop();
    if (word === undefined) throw new Error(`More than ${WORDS} calls are under way at the UI thread.`);
    Atomics.store(this.words, word, call);
    return word;
  }

  /** Takes the call back; false when it has begun and can't be undone. */
  tryCancel(word: number, call: number): boolean {
    return Atomics.compareExchange(this.words, word, call, CANCELLED) === call;
  }

  /** The call is over, or nobody waits for it any more. */
  release(word: number): void {
    this.free.push(word);
  }
}
