import type {
  ActionOutcome,
  RawAction,
  RawNode,
  SectionName,
  Toolkit,
} from '../../../server/javafx-ui/scene/port.js';
import { asArray, asObject, type JsonObject } from '../../kit/reading/json.js';
import type { ToolCall, ToolResult, Tools } from '../../kit/self-test/mutant.js';
import { alterToolkit } from './alter-toolkit.js';
import type { Mutant } from './mutant.js';

/** A toolkit that does something else than the action says; `look` shows the node of a uid. */
export function alterActions(
  change: (action: RawAction, look: Look) => RawAction | ActionOutcome | Promise<RawAction | ActionOutcome>,
): (toolkit: Toolkit) => Toolkit {
  return (toolkit) =>
    alterToolkit(toolkit, {
      async perform(action, options, deadline, next) {
        const look: Look = async (uid, sections = []) => {
          const scope = { kind: 'node', uid } as const;
          return (await toolkit.capture({ scope, depth: 0, sections }, deadline)).nodes[0];
        };
        const changed = await change(action, look);
        return 'ok' in changed ? changed : next(changed, options, deadline);
      },
    });
}

export type Look = (uid: string, sections?: SectionName[]) => Promise<RawNode | undefined>;

/** A toolkit that has nothing against what it should refuse for this reason. */
export function withoutReason(
  reason: string,
  type: RawAction['type'] = 'click',
): (toolkit: Toolkit) => Toolkit {
  return (toolkit) =>
    alterToolkit(toolkit, {
      async perform(action, options, deadline, next) {
        const outcome = await next(action, options, deadline);
        const ignored = !outcome.ok && outcome.reason === reason && action.type === type;
        return ignored ? { ok: true, window: null } : outcome;
      },
    });
}

/** Answers something else where an action failed for this reason. */
export function insteadOfReason(
  reason: string,
  answer: (call: ToolCall, server: Tools, details: JsonObject) => ToolResult | Promise<ToolResult>,
): NonNullable<Mutant['reply']> {
  return (result, call, server) => {
    const details = asObject(asObject(result.structuredContent?.error).details);
    return details.reason === reason ? answer(call, server, details) : result;
  };
}

/** The same call with other actions. */
export function withActions(input: JsonObject, change: (action: JsonObject) => JsonObject): JsonObject {
  return { ...input, actions: asArray(input.actions).map((action) => change(asObject(action))) };
}
