import { atDeadline, DeadlinePassed } from '../../../calls/deadline.js';
import type { PortCall } from '../../home/port.js';

/** Gives long work a signal that tells it to stop: when the deadline passes, or when nobody waits any more. */
export async function stopAtDeadline<T>(
  { deadline, signal }: PortCall,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const stopped = new AbortController();
  const cancel = atDeadline(deadline, () => stopped.abort(new DeadlinePassed(true)));
  try {
    return await work(signal ? AbortSignal.any([signal, stopped.signal]) : stopped.signal);
  } finally {
    cancel();
  }
}
