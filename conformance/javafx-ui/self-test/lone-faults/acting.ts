import type { ActionOutcome } from '../../../../server/javafx-ui/scene/port.js';
import { asObject } from '../../../kit/reading/json.js';
import { onError } from '../../../kit/self-test/alter-reply.js';
import { alterActions } from '../alter-actions.js';
import { alterToolkit } from '../alter-toolkit.js';
import { withLateClicks } from '../late-clicks.js';
import type { LoneFault } from './lone-fault.js';

const done: ActionOutcome = { ok: true, window: null };

/** Servers that say that they have done what they have not, or not yet. */
export const acting: readonly LoneFault[] = [
  {
    breaks: 'Takes every click for done, and does none.',
    toolkit: alterActions((action) => (action.type === 'click' ? done : action)),
    red: ['click-target'],
  },
  {
    breaks: 'Takes every text for set, and sets none.',
    toolkit: alterActions(async (action, look) => {
      if (action.type !== 'setText') return action;
      const node = await look(action.target.uid);
      // What takes no text, or none any more, is refused as it is.
      const isField = node !== undefined && /^Text(Field|Area)$|Password/.test(node.type) && !node.readOnly;
      return isField ? { type: 'focus', target: action.target } : action;
    }),
    red: ['set-text'],
  },
  {
    breaks: 'Takes every text for typed, and types none.',
    toolkit: alterActions((action) => (action.type === 'typeText' ? { ...action, text: '' } : action)),
    red: ['type-text'],
  },
  {
    breaks: 'Takes every focus for given.',
    toolkit: (toolkit) =>
      alterToolkit(toolkit, {
        async perform(action, options, deadline, next) {
          if (action.type !== 'focus') return next(action, options, deadline);
          const { windows } = await toolkit.capture({ scope: { kind: 'none' }, sections: [] }, deadline);
          const owner = windows.find(({ focused }) => focused)?.focusOwner?.uid;
          const outcome = await next(action, options, deadline);
          if (outcome.ok && owner) await next({ type: 'focus', target: { uid: owner } }, options, deadline);
          return outcome;
        },
      }),
    red: ['focus-action'],
  },
  {
    breaks: 'Takes every scroll for done.',
    toolkit: alterActions((action) => (action.type === 'scroll' ? { ...action, deltaY: 0 } : action)),
    red: ['scroll-direction'],
  },
  {
    breaks: 'Sends nothing for the space bar.',
    toolkit: alterActions((action) => (action.type === 'pressKey' && action.key === 'SPACE' ? done : action)),
    red: ['press-key'],
  },
  {
    breaks: 'Answers a click on some buttons a moment before it arrives.',
    toolkit: withLateClicks((id) => slow.has(id), 250),
    red: ['perform-idle'],
  },
  {
    breaks: 'Does not say which action failed.',
    reply: onError('MCP_UI_ACTION_FAILED', (error) => {
      delete asObject(error.details).failedIndex;
    }),
    red: ['perform-details', 'perform-key-first'],
  },
  {
    breaks: 'Calls an action that failed a failure of its own.',
    reply: onError('MCP_UI_ACTION_FAILED', (error) => {
      error.code = 'MCP_UI_INTERNAL';
    }),
    red: ['perform-stops', 'perform-key-first', 'error-text'],
  },
  {
    breaks: 'Sets every text, and says that it has not.',
    toolkit: (toolkit) =>
      alterToolkit(toolkit, {
        async perform(action, options, deadline, next) {
          const outcome = await next(action, options, deadline);
          return action.type === 'setText' && outcome.ok ? { ok: false, reason: 'TOO_LATE' } : outcome;
        },
      }),
    red: ['set-text'],
  },
];

/** Buttons that no check clicks where a click has to be refused. */
const slow = new Set(['click-target', 'later', 'agree', 'bold', 'green', 'add', 'reset']);
