import { AsyncLocalStorage } from 'node:async_hooks';

export interface HttpCalls {
  /** Runs one call; the signal that it is given ends its HTTP request, too. */
  run<T>(signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  readonly fetch: (url: string | URL, init?: RequestInit) => Promise<Response>;
}

/**
 * Ties each HTTP request to the call that it is made for. The SDK does not: a cancelled call would go on
 * on a stateless server, and one whose stream of events breaks off would wait for its deadline.
 */
export function httpCalls(): HttpCalls {
  const running = new AsyncLocalStorage<AbortController>();
  return {
    async run(signal, work) {
      signal.throwIfAborted();
      const call = new AbortController();
      const forward = () => call.abort(signal.reason);
      signal.addEventListener('abort', forward, { once: true });
      // Of its own, because the SDK leaves listeners behind on the signal that it is given.
      const ended = new Promise<never>((_, reject) => {
        call.signal.addEventListener('abort', () => reject(call.signal.reason), { once: true });
      });
      try {
        return await Promise.race([running.run(call, work, call.signal), ended]);
      } finally {
        signal.removeEventListener('abort', forward);
      }
    },
    async fetch(url, init = {}) {
      // The stream on which a server may speak unasked: nobody would listen here.
      if (init.method === 'GET') return new Response(null, { status: 405 });
      const call = running.getStore();
      if (!call) return fetch(url, init);
      const signal = init.signal ? AbortSignal.any([init.signal, call.signal]) : call.signal;
      const response = await fetch(url, { ...init, signal });
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
      return isStream && response.body ? watched(response, response.body, call) : response;
    },
  };
}

/** The same response; when its stream breaks off, the call ends with that error. */
function watched(response: Response, body: ReadableStream, call: AbortController): Response {
  const { readable, writable } = new TransformStream();
  body.pipeTo(writable).catch((error) => call.abort(error));
  return new Response(readable, { status: response.status, headers: response.headers });
}
