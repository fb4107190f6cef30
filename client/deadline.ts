export interface Limits {
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Runs work that ends at a deadline or with the caller's signal, whichever comes first; the reason of
 * either is what the caller gets.
 */
export async function withDeadline<T>(
  { timeoutMs, signal }: Limits,
  expired: () => Error,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const inner = new AbortController();
  const ended = new Promise<never>((_, reject) => {
    inner.signal.addEventListener('abort', () => reject(inner.signal.reason), { once: true });
  });
  const forward = () => inner.abort(signal?.reason);
  signal?.addEventListener('abort', forward, { once: true });
  const timer = setTimeout(() => inner.abort(expired()), timeoutMs);
  try {
    return await Promise.race([work(inner.signal), ended]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', forward);
  }
}
