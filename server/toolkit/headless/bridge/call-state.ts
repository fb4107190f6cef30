/**
 * A call begins, or its deadline takes it back first: both sides try to move the word away from
 * pending, and only one can.
 */
const PENDING = 0;
const BEGUN = 1;
const CANCELLED = 2;

export function newCallState(): SharedArrayBuffer {
  return new SharedArrayBuffer(4);
}

/** The UI thread takes the call; false when its deadline has passed. */
export function tryBegin(state: SharedArrayBuffer): boolean {
  return Atomics.compareExchange(new Int32Array(state), 0, PENDING, BEGUN) === PENDING;
}

/** The caller takes it back; false when it has begun and can't be undone. */
export function tryCancel(state: SharedArrayBuffer): boolean {
  return Atomics.compareExchange(new Int32Array(state), 0, PENDING, CANCELLED) === PENDING;
}
