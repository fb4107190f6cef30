import { asArray, asObject, isObject, type JsonObject, parseJson } from '../../kit/reading/json.js';
import type { HttpRequest } from '../../kit/self-test/mutant.js';
import type { Mutant } from './mutant.js';

/** What a server did that executes whatever it is sent, by any name and in any shape. */
export interface Obedient extends Mutant {
  /** In words: `pressed A`. */
  readonly executed: string[];
}

/**
 * Executes everything: it validates nothing, stops at nothing, and makes the best of what is missing. It takes
 * a single action for a list, null for 0 or an empty text, a click without a place for one where the pointer is,
 * any path for one that leads somewhere, and whatever has a key, a text, a coordinate or a target for an action,
 * whatever its type and the name of its tool. Only what names nothing that was ever issued leaves it without work.
 */
export function obedientServer(): Obedient {
  const executed: string[] = [];
  const issued = new Set<string>();
  return {
    breaks: 'Executes whatever it is sent.',
    executed,
    http: async (request, forward) => {
      for (const input of inputsOf(request))
        for (const action of actionsOf(input)) executed.push(...deedsOf(action), ...aimedAt(action, issued));
      const answer = await forward(request);
      // What an answer only repeats of its question was not issued by it.
      for (const [uid] of String(answer.body).matchAll(/u-[0-9a-z]+/g))
        if (!request.body.includes(uid)) issued.add(uid);
      return answer;
    },
  };
}

const reading = ['ui_get_snapshot', 'ui_query', 'ui_get_node', 'ui_screenshot'];

/** The inputs of all calls in a request, also in a batch; what only reads can do nothing. */
function inputsOf(request: HttpRequest): JsonObject[] {
  const messages = [parseJson(request.body.toString('utf8'))].flat().map(asObject);
  const calls = messages
    .filter(({ method }) => method === 'tools/call')
    .map(({ params }) => asObject(params));
  return calls.filter(({ name }) => !reading.includes(String(name))).map((call) => asObject(call.arguments));
}

const actionsOf = ({ actions, ...input }: JsonObject): JsonObject[] =>
  actions === undefined ? [input] : [actions].flat().filter(isObject);

const done = { key: 'pressed', text: 'typed', deltaY: 'scrolled', x: 'clicked at', y: 'clicked at' };

/** What an action does wherever it leads. */
function deedsOf(action: JsonObject): string[] {
  const deeds = Object.entries(done).flatMap(([member, deed]) =>
    member in action ? [`${deed} ${action[member]}`] : [],
  );
  const { type, target } = action;
  const nowhere = ['click', 'typeText', 'pressKey', 'scroll'].includes(String(type)) && !isObject(target);
  return deeds.length === 0 && nowhere ? [`${type} where the pointer is`] : deeds;
}

/** What of its target it could find. */
function aimedAt({ target }: JsonObject, issued: ReadonlySet<string>): string[] {
  const { ref = target, uid, path } = asObject(target);
  const names = [uid, path, asObject(ref).uid, asObject(ref).path];
  const found = asArray(names).filter((one) => issued.has(String(one)) || String(one).startsWith('/'));
  return found.map((one) => `acted on ${one}`);
}
