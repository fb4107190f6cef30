import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { Exchange, WireResponse } from './exchange.js';

export interface HttpCall {
  url: URL;
  method: string;
  headers: Record<string, string>;
  body: string | Uint8Array;
  timeoutMs: number;
  /** Tells from an event stream so far that nothing more is awaited. */
  enough?: (body: string) => boolean;
  /** The clock of the run. */
  clock: () => number;
}

const mostBytes = 128 << 20;

/** Sends one HTTP request on a connection of its own. Resolves always; what went wrong is in `failure`. */
export function httpExchange(call: HttpCall): Promise<Exchange> {
  const { url, method, headers, body, timeoutMs, clock } = call;
  const at = clock();
  const exchange = (response: WireResponse | null, failure: string | null): Exchange => ({
    at,
    elapsedMs: clock() - at,
    request: { line: `${method} ${url.href}`, headers: withoutSecrets(headers), body: printable(body) },
    response,
    failure,
  });

  return new Promise((resolve) => {
    const send = url.protocol === 'https:' ? secureRequest : plainRequest;
    // A connection each: a kept one that the target closes in the same moment would look like its fault. But
    // the suite closes it, or a target that refuses a large body would cut off its own answer.
    const outgoing = send(url, {
      method,
      headers: { connection: 'keep-alive', ...headers },
      agent: false,
      setHost: !('host' in headers),
    });
    let response: WireResponse | null = null;
    let over = false;
    const end = (failure: string | null): void => {
      if (over) return;
      over = true;
      clearTimeout(timer);
      resolve(exchange(response, failure));
      outgoing.destroy();
    };
    const timer = setTimeout(() => {
      end(response ? `no complete reply within ${timeoutMs} ms` : `no reply within ${timeoutMs} ms`);
    }, timeoutMs);

    outgoing.on('error', (error) => {
      // A target that refuses a large body may close while it is still being sent; its answer counts.
      if (!response) end(connectionFailure(error));
    });
    outgoing.on('response', (incoming) => {
      const status = incoming.statusCode ?? 0;
      const chunks: Buffer[] = [];
      let size = 0;
      const text = (): string => Buffer.concat(chunks).toString('utf8');
      response = { status, headers: flat(incoming), body: '' };
      const streaming = /event-stream/i.test(incoming.headers['content-type'] ?? '');
      incoming.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size > mostBytes) return end(`a reply of more than ${mostBytes >> 20} MiB`);
        if (!streaming || !call.enough) return;
        const soFar = text();
        response = { ...response!, body: soFar };
        if (call.enough(soFar)) end(null);
      });
      incoming.on('end', () => {
        response = { ...response!, body: text() };
        end(null);
      });
      incoming.on('error', (error) => {
        response = { ...response!, body: text() };
        end(connectionFailure(error));
      });
    });
    outgoing.end(body);
  });
}

function flat(incoming: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(incoming.headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
  );
}

function connectionFailure(error: NodeJS.ErrnoException): string {
  const code = error.code ?? '';
  if (code === 'ECONNREFUSED') return 'connection refused';
  if (code === 'ECONNRESET' || code === 'EPIPE') return 'the connection was closed without a reply';
  if (code.startsWith('HPE_')) return 'a reply that is not HTTP';
  return `no connection (${code || error.message})`;
}

const withoutSecrets = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      /^authorization$/i.test(name) ? 'Bearer …' : value,
    ]),
  );

function printable(body: string | Uint8Array): string {
  if (typeof body !== 'string') return `(${body.length} bytes)`;
  return body.length > 100_000 ? `${body.slice(0, 1000)}… (${body.length} characters)` : body;
}
