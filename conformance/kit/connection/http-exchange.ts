import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Exchange, WireResponse } from './exchange.js';

export interface HttpCall {
  url: URL;
  /** Instead of the path in `url`, exactly as it is sent. */
  path?: string;
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
export async function httpExchange(call: HttpCall): Promise<Exchange> {
  const isLarge = Buffer.byteLength(call.body) > pieceBytes;
  const [first, ...later] = isLarge ? headStartsMs : [0];
  let exchange = await sent(call, first!);
  // A target that closed may have answered before: what was still being sent has taken the answer with it.
  for (const headStartMs of later) {
    if (exchange.failure !== closedSilently) break;
    exchange = await sent(call, headStartMs);
  }
  return exchange;
}

function sent(call: HttpCall, headStartMs: number): Promise<Exchange> {
  const { url, path = `${url.pathname}${url.search}`, method, headers, body, timeoutMs, clock } = call;
  const at = clock();
  const exchange = (response: WireResponse | null, failure: string | null): Exchange => ({
    at,
    elapsedMs: clock() - at,
    request: {
      line: `${method} ${url.origin}${path}`,
      headers: withoutSecrets(headers),
      body: printable(body),
    },
    response,
    failure,
  });

  return new Promise((resolve) => {
    const large = Buffer.byteLength(body) > pieceBytes;
    const send = url.protocol === 'https:' ? secureRequest : plainRequest;
    // A connection each: a kept one that the target closes in the same moment would look like its fault. But
    // the suite closes it, or a target that refuses a large body would cut off its own answer.
    const outgoing = send(url, {
      method,
      path,
      headers: {
        connection: 'keep-alive',
        ...headers,
        ...(large ? { 'content-length': String(Buffer.byteLength(body)) } : {}),
      },
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
    if (large) void inPieces(outgoing, Buffer.from(body), headStartMs, () => over || response !== null);
    else outgoing.end(body);
  });
}

const pieceBytes = 64 << 10;
/** How long a target may take to refuse a large body by its headers alone, before the body follows. */
const headStartsMs = [50, 500, 5000];
const closedSilently = 'the connection was closed without a reply';

/**
 * Sends a large body piece by piece, and no further than to the answer: a target may refuse it by its headers
 * alone, and close the connection before it has read the rest. What is still being sent then would take the
 * answer with it.
 */
async function inPieces(
  outgoing: ClientRequest,
  body: Buffer,
  headStartMs: number,
  isAnswered: () => boolean,
): Promise<void> {
  outgoing.flushHeaders();
  for (let waited = 0; waited < headStartMs && !isAnswered(); waited += 50) await sleep(50);
  for (let at = 0; at < body.length && !isAnswered(); at += pieceBytes) {
    await new Promise<void>((resolve) =>
      outgoing.write(body.subarray(at, at + pieceBytes), () => setImmediate(resolve)),
    );
  }
  if (!isAnswered()) outgoing.end();
}

function flat(incoming: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(incoming.headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
  );
}

function connectionFailure(error: NodeJS.ErrnoException): string {
  const code = error.code ?? '';
  if (code === 'ECONNREFUSED') return 'connection refused';
  if (code === 'ECONNRESET' || code === 'EPIPE') return closedSilently;
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
