import { eventData } from '../../kit/connection/incoming.js';
import { asArray, asObject, isObject, type JsonObject, parseJson } from '../../kit/reading/json.js';
import type { Reply } from '../../kit/reading/reply.js';

/** What of a node has an order that only the bytes of the reply tell. */
export interface NodeAsWritten {
  readonly what: string;
  readonly pseudoClass: readonly unknown[];
  /** Keys of `fx.properties`. */
  readonly properties: readonly string[];
}

/** The nodes of a reply with their keys in the order in which they came. */
export function nodesAsWritten(reply: Reply): NodeAsWritten[] {
  const { body = '' } = reply.exchange.response ?? {};
  const message = [body, ...eventData(body)].map((text) => parseJson(marked(text))).find(isObject);
  const { structuredContent } = withoutMarks(asObject(message?.['.result']), ['structuredContent']);
  return nodesIn(structuredContent);
}

/**
 * The same JSON with a dot before each key. A parser puts keys that look like integers before all others,
 * whatever their order in the text; no key with a dot looks like one.
 */
const marked = (json: string): string =>
  json.replaceAll(/("(?:[^"\\]|\\.)*")(\s*:)?/g, (_, text: string, colon?: string) =>
    colon === undefined ? text : `".${text.slice(1)}${colon}`,
  );

const withoutMarks = (object: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(names.map((name) => [name, object[`.${name}`]]));

function nodesIn(part: unknown): NodeAsWritten[] {
  if (Array.isArray(part)) return part.flatMap(nodesIn);
  if (!isObject(part)) return [];
  const below = Object.values(part).flatMap(nodesIn);
  if (!('.type' in part) || !('.children' in part)) return below;
  const { type, ref, pseudoClass, fx } = withoutMarks(part, ['type', 'ref', 'pseudoClass', 'fx']);
  const properties = Object.keys(asObject(asObject(fx)['.properties'])).map((key) => key.slice(1));
  const what = `${type} ${asObject(ref)['.uid']}`;
  return [{ what, pseudoClass: asArray(pseudoClass), properties }, ...below];
}
