import { type IncomingMessage, request } from 'node:http';
import { hangsAfterMs } from './patience.js';
import type { Target } from './target.js';

export interface Request {
  readonly method?: string;
  /** Laid over those of a good request; null takes one away. */
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly body?: string;
}

/** An answer that has begun; it may be a stream which never ends. */
export interface Begun {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** What has come so far. */
  text(): string;
  /** Settles when the server has ended it, or nobody has for too long. */
  readonly ended: Promise<void>;
  readonly open: boolean;
  hangUp(): void;
}

/** Sends over a connection of its own and waits until the answer begins; the status is 0 when none does. */
export function begin(target: Target, { method = 'POST', headers = {}, body = '' }: Request): Promise<Begun> {
  const all: Record<string, string | null> = {
    accept: 'application/json, text/event-stream',
    authorization: `Bearer ${target.token}`,
    ...(body === '' ? {} : { 'content-type': 'application/json' }),
    ...headers,
  };
  const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null);
  return new Promise((resolve) => {
    const options = { method, agent: false, headers: Object.fromEntries(given) };
    const outgoing = request(target.endpoint, options, (incoming) => {
      clearTimeout(timer);
      const chunks: Buffer[] = [];
      let open = true;
      const ended = new Promise<void>((settle) => {
        const tired = setTimeout(settle, hangsAfterMs);
        incoming.on('close', () => {
          clearTimeout(tired);
          open = false;
          settle();
        });
      });
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', () => {});
      resolve({
        status: incoming.statusCode ?? 0,
        headers: incoming.headers,
        text: () => Buffer.concat(chunks).toString(),
        ended,
        get open() {
          return open;
        },
        hangUp: () => void outgoing.destroy(),
      });
    });
    const none = { status: 0, headers: {}, text: () => '', ended: Promise.resolve(), open: false };
    const timer = setTimeout(() => outgoing.destroy(), hangsAfterMs);
    outgoing.on('error', () => {
      clearTimeout(timer);
      resolve({ ...none, hangUp: () => {} });
    });
    outgoing.end(body);
  });
}

/** The whole answer. */
export async function ask(
  target: Target,
  sent: Request,
): Promise<{ status: number; headers: IncomingMessage['headers']; text: string }> {
  const answer = await begin(target, sent);
  await answer.ended;
  answer.hangUp();
  return { status: answer.status, headers: answer.headers, text: answer.text() };
}
