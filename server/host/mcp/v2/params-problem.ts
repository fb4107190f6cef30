import { paramsProblem } from '../request-params.js';

/** This revision has dropped them, and whatever comes with them, its SDK says so. */
const dropped = new Set<unknown>([
  'initialize',
  'ping',
  'logging/setLevel',
  'resources/subscribe',
  'resources/unsubscribe',
]);

/** The error that answers a request of this revision whose params are not what MCP defines. */
export function v2ParamsProblem(message: object): object | undefined {
  return dropped.has((message as { method?: unknown }).method) ? undefined : paramsProblem(message);
}
