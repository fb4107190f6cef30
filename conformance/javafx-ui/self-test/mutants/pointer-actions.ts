import { onInput } from '../../../kit/self-test/alter-request.js';
import { alterActions, withActions } from '../alter-actions.js';
import { alterToolkit } from '../alter-toolkit.js';
import type { Mutant } from '../mutant.js';

/** 10.3 Actions: mouse */
export const pointerActions = {
  'click-target': {
    breaks: 'Clicks a wide button near its left edge.',
    toolkit: alterActions(async (action, look) => {
      if (action.type !== 'click' || !('target' in action) || action.target.item) return action;
      const node = await look(action.target.uid, ['localToScreen']);
      const [x = 0, y = 0, width = 0, height = 0] = node?.localToScreen ?? [];
      const wide = node?.type === 'Button' && !node.disabled && !node.invisible && width >= 100;
      return wide ? { type: 'click', x: x + 10, y: y + height / 2 } : action;
    }),
  },
  'click-coordinates': {
    breaks: 'Forgets the title bar: clicks 28 pixels too low.',
    toolkit: alterActions((action) => ('y' in action ? { ...action, y: action.y + 28 } : action)),
  },
  'click-either': {
    breaks: 'Takes a coordinate that is missing for 0.',
    http: onInput('ui_perform', (input) =>
      withActions(input, (action) => {
        const { type, target, x, y } = action;
        const one = type === 'click' && target == null && (x == null) !== (y == null);
        return one ? { ...action, x: x ?? 0, y: y ?? 0 } : action;
      }),
    ),
  },
  'click-modal': {
    breaks: 'Takes a click that opens a modal dialog for one that never ends.',
    toolkit: (toolkit) =>
      alterToolkit(toolkit, {
        async perform(action, options, deadline, next) {
          const dialogs = async () => {
            const { windows } = await toolkit.capture({ scope: { kind: 'none' }, sections: [] }, deadline);
            return windows.filter(({ kind }) => kind === 'dialog').length;
          };
          const before = await dialogs();
          const outcome = await next(action, options, deadline);
          return (await dialogs()) > before ? { ok: false, reason: 'HANDLER_STILL_RUNNING' } : outcome;
        },
      }),
  },
  'scroll-direction': {
    breaks: 'Scrolls by one notch, however far it should.',
    toolkit: alterActions((action) =>
      action.type === 'scroll' ? { ...action, deltaY: Math.sign(action.deltaY) * 40 } : action,
    ),
  },
} satisfies Record<string, Mutant>;
