import { setTimeout as sleep } from 'node:timers/promises';

const pauseMs = 50;

/** Done with a value; or not yet, and why. `atOnce` asks for the next attempt without a pause. */
export type Attempt<T> =
  | { readonly value: T }
  | { readonly pending: Pending; readonly atOnce?: boolean; readonly pauseMs?: number };

/** What is still missing. */
export interface Pending {
  /** Ends the sentence "Expected <locator> …". */
  readonly expected: string;
  /** What there is instead. */
  readonly got: string;
  /** Nothing was found: those who read the error want to know what there is. */
  readonly missing?: boolean;
  readonly cause?: unknown;
}

export interface WaitOptions {
  /** How long to wait; by default as the session says. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

/** Tries until it succeeds or the time is over: at least once, and once more at the end. */
export async function poll<T>(
  { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal | undefined },
  attempt: () => Promise<Attempt<T>>,
): Promise<Attempt<T>> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    signal?.throwIfAborted();
    const result = await attempt();
    if ('value' in result) return result;
    if (result.atOnce) continue;
    const left = deadline - performance.now();
    if (left <= 0) return result;
    await sleep(Math.min(left, result.pauseMs ?? pauseMs), undefined, signal ? { signal } : {}).catch(() => {
      // The timer's own error would hide the caller's reason.
      signal?.throwIfAborted();
    });
  }
}
