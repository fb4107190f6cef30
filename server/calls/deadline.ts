import { platform } from './platform.js';

/** A moment on the clock of the platform, fixed when the call arrived. */
export interface Deadline {
  readonly at: number;
  /** Milliseconds left; zero or less when it has passed. */
  remaining(): number;
}

/** The deadline passed. `begun` tells whether the work had already started. */
export class DeadlinePassed extends Error {
  constructor(
    readonly begun: boolean,
    readonly details: Record<string, unknown> = {},
    message = 'The deadline passed.',
  ) {
    super(message);
    this.name = 'DeadlinePassed';
  }
}

/** A deadline runs from the arrival of the call, so that waiting for other calls counts. */
export function deadlineAfter(arrivedAt: number, timeoutMs: number): Deadline {
  const at = arrivedAt + timeoutMs;
  return { at, remaining: () => at - platform.now() };
}

/**
 * Calls back once the deadline has passed, never before it. Returns how to cancel that.
 * A timer of the platform may fire a fraction of a millisecond early, hence the second look.
 */
export function atDeadline(deadline: Deadline, passed: () => void, graceMs = 0): () => void {
  let cancel: () => void;
  const arm = () => {
    const left = deadline.remaining() + graceMs;
    if (left <= 0) passed();
    else cancel = platform.later(Math.ceil(left), arm);
  };
  cancel = platform.later(Math.max(0, Math.ceil(deadline.remaining() + graceMs)), arm);
  return () => cancel();
}
