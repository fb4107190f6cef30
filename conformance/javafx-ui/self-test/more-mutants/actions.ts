import type { ActionOutcome, Modifier, RawAction, Toolkit } from '../../../../server/javafx-ui/scene/port.js';
import { asArray, asObject, type JsonObject } from '../../../kit/reading/json.js';
import { toolError } from '../../../kit/self-test/alter-reply.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import { alterActions, insteadOfReason, withActions, withoutReason } from '../alter-actions.js';
import { alterToolkit } from '../alter-toolkit.js';
import { withLateClicks } from '../late-clicks.js';
import type { FurtherMutant } from './further-mutant.js';

const done: ActionOutcome = { ok: true, window: null };
const aimed = ['click', 'focus', 'setText', 'scroll'] as const;

const ofReason: Record<string, FurtherMutant['of']> = {
  TARGET_DISABLED: 'perform-disabled',
  TARGET_NOT_VISIBLE: 'perform-invisible',
  BLOCKED_BY_MODAL: 'perform-modal',
};

/** 10 Actions */
export const actions: readonly FurtherMutant[] = [
  ...(['SHIFT', 'CTRL', 'ALT', 'META', 'SHORTCUT'] as const).map(
    (modifier): FurtherMutant => ({
      of: 'press-modifiers',
      breaks: `Does not hold ${modifier}.`,
      toolkit: withoutModifier(modifier),
    }),
  ),
  ...['CONTROL', 'COMMAND'].map(
    (alias): FurtherMutant => ({
      of: 'press-modifiers',
      breaks: `Ignores the modifier ${alias}.`,
      http: onInput('ui_perform', (input) =>
        withActions(input, (action) => ({
          ...action,
          ...(action.modifiers === undefined
            ? {}
            : { modifiers: asArray(action.modifiers).filter((one) => String(one).toUpperCase() !== alias) }),
        })),
      ),
    }),
  ),
  {
    of: 'press-modifiers',
    breaks: 'Knows modifiers in capital letters alone.',
    http: onInput('ui_perform', (input) =>
      withActions(input, (action) => ({
        ...action,
        ...(action.modifiers === undefined
          ? {}
          : { modifiers: asArray(action.modifiers).filter((one) => one === String(one).toUpperCase()) }),
      })),
    ),
  },
  {
    of: 'set-text',
    breaks: 'Keeps a text that was set, and tells that one, but does not set it.',
    toolkit: keepingText(),
  },
  ...(['SHIFT', 'CTRL', 'ALT', 'META'] as const).map(
    (modifier): FurtherMutant => ({
      of: 'press-modifiers-released',
      breaks: `Leaves ${modifier} down after a key.`,
      toolkit: stuck(modifier),
    }),
  ),
  ...['DELETE', 'NUMPAD5'].map(
    (key): FurtherMutant => ({
      of: 'press-key',
      breaks: `Knows ${key}, but sends nothing for it.`,
      toolkit: alterActions((action) => (action.type === 'pressKey' && action.key === key ? done : action)),
    }),
  ),
  ...['TARGET_DISABLED', 'TARGET_NOT_VISIBLE', 'BLOCKED_BY_MODAL'].flatMap((reason) =>
    aimed.map(
      (type): FurtherMutant => ({
        of: ofReason[reason]!,
        breaks: `Takes ${type} for done where it is ${reason}.`,
        toolkit: withoutReason(reason, type),
      }),
    ),
  ),
  ...aimed.map(
    (type): FurtherMutant => ({
      of: 'perform-ref-reasons',
      breaks: `Falls back to the path in ${type} when the uid is gone.`,
      reply: (result, call, server) =>
        insteadOfReason('STALE_REF', async (_, __, details) => {
          const [action] = asArray(call.input.actions).map(asObject);
          const { path, uid } = asObject(asObject(action?.target).ref);
          const falls = action?.type === type && path && uid && !/NoSuchType/.test(String(path));
          return falls ? server.call(call.tool, atPath(call.input)) : error(details);
        })(result, call, server),
    }),
  ),
  {
    of: 'scroll-direction',
    breaks: 'Scrolls the other way.',
    toolkit: alterActions((action) =>
      action.type === 'scroll' ? { ...action, deltaY: -action.deltaY } : action,
    ),
  },
  {
    of: 'click-coordinates',
    breaks: 'Takes a click where there is no window for done.',
    toolkit: (toolkit) =>
      alterToolkit(toolkit, {
        async perform(action, options, deadline, next) {
          const outcome = await next(action, options, deadline);
          return action.type === 'click' && 'x' in action && !outcome.ok ? done : outcome;
        },
      }),
  },
  {
    of: 'input-null',
    breaks: 'Refuses a click with target: null beside x and y.',
    reply: (result, { tool, input }) => {
      const both = asArray(input.actions).some(
        (action) => asObject(action).target === null && asObject(action).x != null,
      );
      return tool === 'ui_perform' && both ? toolError('MCP_UI_INVALID_INPUT', 'Expected a target.') : result;
    },
  },
  {
    of: 'perform-idle',
    breaks: 'Answers every eleventh click before it arrives.',
    toolkit: (toolkit) => {
      let clicks = 0;
      return withLateClicks(() => ++clicks % 11 === 0)(toolkit);
    },
  },
  {
    of: 'type-text',
    breaks: 'Types into the label of a button that has the focus.',
    toolkit: typingInto(({ type, id }) => type === 'Button' && id === 'submit'),
  },
  {
    of: 'type-text',
    breaks: 'Types into the label of a check box that has the focus.',
    toolkit: typingInto(({ type, id }) => type === 'CheckBox' && id === 'agree'),
  },
  {
    of: 'type-text',
    breaks: 'Types into a field that cannot be changed.',
    toolkit: typingInto(({ readOnly }) => readOnly === true),
  },
  {
    of: 'perform-stops',
    breaks: 'Sets texts even after an action that failed.',
    reply: async (result, { tool, input }, server) => {
      const { failedIndex } = asObject(asObject(result.structuredContent?.error).details);
      if (tool !== 'ui_perform' || typeof failedIndex !== 'number') return result;
      const later = asArray(input.actions).slice(failedIndex + 1);
      for (const action of later.filter((one) => asObject(one).type === 'setText'))
        await server.call(tool, { actions: [action] });
      return result;
    },
  },
];

function withoutModifier(modifier: Modifier): (toolkit: Toolkit) => Toolkit {
  return alterActions((action) =>
    action.type === 'pressKey'
      ? { ...action, modifiers: action.modifiers.filter((one) => one !== modifier) }
      : action,
  );
}

/** Once pressed, it is pressed with every later key. */
function stuck(modifier: Modifier): (toolkit: Toolkit) => Toolkit {
  let held = false;
  return alterActions((action) => {
    if (action.type !== 'pressKey') return action;
    const modifiers = held ? [...new Set([...action.modifiers, modifier])] : action.modifiers;
    held ||= action.modifiers.includes(modifier);
    return { ...action, modifiers };
  });
}

/** Tells of each field what should have been set, while the field itself stays as it is. */
function keepingText(): (toolkit: Toolkit) => Toolkit {
  return (toolkit) => {
    const kept = new Map<string, string>();
    return alterToolkit(toolkit, {
      async perform(action, options, deadline, next) {
        if (action.type !== 'setText') return next(action, options, deadline);
        const outcome = await next({ type: 'focus', target: action.target }, options, deadline);
        if (outcome.ok) kept.set(action.target.uid, action.text);
        return outcome;
      },
      async capture(request, deadline, next) {
        const scene = await next(request, deadline);
        for (const node of scene.nodes) if (kept.has(node.uid)) node.valueText = kept.get(node.uid)!;
        return scene;
      },
    });
  };
}

/** Shows what was typed as the text of the last target, if that is such a node. */
function typingInto(
  takes: (node: { type: string; id: string | null; readOnly?: true }) => boolean,
): (toolkit: Toolkit) => Toolkit {
  return (toolkit) => {
    const typed = new Map<string, string>();
    let owner = '';
    return alterToolkit(toolkit, {
      perform(action: RawAction, options, deadline, next) {
        if ('target' in action) owner = action.target.uid;
        if (action.type === 'typeText') typed.set(owner, action.text);
        return next(action, options, deadline);
      },
      async capture(request, deadline, next) {
        const scene = await next(request, deadline);
        for (const node of scene.nodes.filter(takes)) {
          const text = typed.get(node.uid) ?? '';
          if (node.valueText !== undefined) node.valueText += text;
          else if (node.label !== undefined) node.label += text;
        }
        return scene;
      },
    });
  };
}

const atPath = (input: JsonObject): JsonObject =>
  withActions(input, (action) => {
    const { path } = asObject(asObject(action.target).ref);
    return { ...action, target: { ref: { path } } };
  });

const error = (details: JsonObject) => toolError('MCP_UI_ACTION_FAILED', 'The node is gone.', details);
