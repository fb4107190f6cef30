import type { Deadline } from '../toolkit/port.js';

/** A deadline runs from the arrival of the call, so that waiting for other calls counts. */
export function deadlineAfter(arrivedAt: number, timeoutMs: number): Deadline {
  const at = arrivedAt + timeoutMs;
  return { at, remaining: () => at - performance.now() };
}

/**
 * Calls back once the deadline has passed, never before it. Returns how to cancel that.
 * A timer of the platform may fire a fraction of a millisecond early, hence the second look.
 */
export function atDeadline(deadline: Deadline, passed: () => void, graceMs = 0): () => void {
  let timer: NodeJS.Timeout;
  const arm = () => {
    const left = deadline.remaining() + graceMs;
    if (left <= 0) passed();
    else timer = setTimeout(arm, Math.ceil(left));
  };
  timer = setTimeout(arm, Math.max(0, Math.ceil(deadline.remaining() + graceMs)));
  return () => clearTimeout(timer);
}
