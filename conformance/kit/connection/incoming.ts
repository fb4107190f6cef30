import { asString, isObject, parseJson } from '../reading/json.js';
import type { Exchange, RpcReply } from './exchange.js';

/** Looks for the reply with this id in what the target sent, and reads it. */
export function readRpc(id: number, exchange: Exchange): RpcReply {
  const bare = { exchange, message: null, result: null, error: null, elapsedMs: exchange.elapsedMs };
  if (exchange.failure !== null || !exchange.response) {
    return { ...bare, failure: exchange.failure ?? 'no reply' };
  }
  const { status, headers, body } = exchange.response;
  const type = headers['content-type'] ?? '';
  const messages = /event-stream/i.test(type) ? eventData(body).map(parseJson) : [parseJson(body)];
  // A reply to a request that could not be read has the id null; nobody else is waiting for it.
  const message = messages.find(
    (one) => isObject(one) && ('result' in one || 'error' in one) && isFor(id, one.id),
  );
  if (!isObject(message)) return { ...bare, failure: unusable(status, type, body) };
  const { result, error } = message;
  if (isObject(error)) {
    const code = typeof error.code === 'number' ? error.code : null;
    const told = { code, message: asString(error.message) ?? '', data: error.data };
    return { ...bare, message, error: told, failure: null };
  }
  if (!isObject(result))
    return { ...bare, message, failure: 'a JSON-RPC reply whose result is not an object' };
  return { ...bare, message, result, failure: null };
}

const isFor = (id: number, other: unknown): boolean => other === id || other === null;

function unusable(status: number, type: string, body: string): string {
  const http = status === 0 ? '' : `HTTP ${status}${type ? ` ${type.split(';')[0]}` : ''}, `;
  if (body.trim() === '') return `${http}an empty body`;
  const start = body.trim().replaceAll(/\s+/g, ' ').slice(0, 80);
  return `${http}${parseJson(body) === undefined ? 'not JSON' : 'not a reply to this request'}: ${start}`;
}

/** The data of each event of an event stream; an event that has not ended is left out. */
export function eventData(stream: string): string[] {
  return stream
    .split(/\r?\n\r?\n|\r\r/)
    .slice(0, -1)
    .flatMap((event) => {
      const lines = event.split(/\r?\n|\r/).filter((line) => line.startsWith('data:'));
      return lines.length === 0 ? [] : [lines.map((line) => line.slice(5).replace(/^ /, '')).join('\n')];
    });
}
