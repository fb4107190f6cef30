import { isObject, type JsonObject, parseJson } from '../reading/json.js';
import type { HttpRequest, HttpResponse, Mutant } from './mutant.js';

type HttpChange = NonNullable<Mutant['http']>;

/** A server that understands the input of one tool otherwise than it was meant. */
export function onInput(tool: string, change: (input: JsonObject) => JsonObject): HttpChange {
  return (request, forward) => {
    const call = callOf(request, tool);
    return forward(call ? withInput(request, change(call)) : request);
  };
}

/** The arguments of a call of this tool; undefined for every other request. */
export function callOf(request: HttpRequest, tool: string): JsonObject | undefined {
  const message = parseJson(request.body.toString('utf8'));
  if (!isObject(message) || message.method !== 'tools/call' || !isObject(message.params)) return undefined;
  const { name, arguments: input = {} } = message.params;
  return name === tool && isObject(input) ? input : undefined;
}

/** The same call with another input. */
export function withInput(request: HttpRequest, input: JsonObject): HttpRequest {
  const message = parseJson(request.body.toString('utf8')) as { params: JsonObject };
  const changed = { ...message, params: { ...message.params, arguments: input } };
  return { ...request, body: Buffer.from(JSON.stringify(changed)) };
}

/** Changes headers on the way in; undefined takes one away. */
export function onHeaders(
  change: (headers: Record<string, string>) => Record<string, string | undefined>,
): HttpChange {
  return (request, forward) => {
    const changed = { ...request.headers, ...change(request.headers) };
    const headers = Object.fromEntries(
      Object.entries(changed).filter((entry): entry is [string, string] => entry[1] !== undefined),
    );
    return forward({ ...request, headers });
  };
}

/** Changes what `/health` tells. */
export function onHealth(change: (health: JsonObject) => JsonObject): HttpChange {
  return async (request, forward) => {
    const answer = await forward(request);
    const health = request.path === '/health' ? parseJson(String(answer.body)) : undefined;
    return isObject(health) ? { ...answer, body: JSON.stringify(change(health)) } : answer;
  };
}

/** Changes every answer. */
export function onAnswer(change: (answer: HttpResponse, request: HttpRequest) => HttpResponse): HttpChange {
  return async (request, forward) => change(await forward(request), request);
}
