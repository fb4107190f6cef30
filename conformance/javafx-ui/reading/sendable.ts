import type { CheckContext } from '../../kit/check.js';
import { isObject, type JsonObject } from '../../kit/reading/json.js';
import type { Contract } from '../contract.js';

type Asking = Pick<CheckContext, 'demand'> & { readonly contract: Contract };

/**
 * An input whose refs can be sent. Checks send back what the target has emitted; where that is not what the
 * contract lets a caller send (another member, no path, a type with a bracket in it), only the rest is sent,
 * so that it stays a finding about the target and does not become an invalid message of the suite.
 */
export function sendable<T>(input: T, t: Asking): T {
  const walk = (part: unknown, name: string): unknown => {
    if (Array.isArray(part)) return part.map((item) => walk(item, ''));
    if (!isObject(part)) return part;
    if (name === 'ref') return cleaned(part, t);
    return Object.fromEntries(Object.entries(part).map(([member, value]) => [member, walk(value, member)]));
  };
  return walk(input, '') as T;
}

function cleaned(ref: JsonObject, { contract, demand }: Asking): JsonObject {
  const accepted = (part: JsonObject): boolean => contract.tools.ui_get_node.validateInput({ ref: part });
  const { uid, path, hint } = ref;
  const kept: JsonObject = {
    ...(uid === null || accepted({ uid }) ? { uid } : {}),
    ...(path === null || accepted({ path }) ? { path } : {}),
    ...(isObject(hint) || hint === null ? { hint } : {}),
  };
  demand((kept.uid ?? kept.path ?? null) !== null, 'a ref with a uid or a path', ref);
  return kept;
}
