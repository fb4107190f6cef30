import type { ActionOutcome, RawAction } from '../../../../server/javafx-ui/scene/port.js';
import { asArray, asObject } from '../../../kit/reading/json.js';
import { toolError } from '../../../kit/self-test/alter-reply.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import type { Fault } from '../../../kit/self-test/random-faults/fault.js';
import { alterActions, withActions } from '../alter-actions.js';
import { alterToolkit } from '../alter-toolkit.js';
import type { Mutant } from '../mutant.js';
import { fault } from './fault.js';

const done: ActionOutcome = { ok: true, window: null };

/** A toolkit that types something else. */
const typing = (change: (text: string) => string) =>
  alterActions((action) => (action.type === 'typeText' ? { ...action, text: change(action.text) } : action));

/** A toolkit that presses another key. */
const pressing = (change: Readonly<Record<string, string>>) =>
  alterActions((action) =>
    action.type === 'pressKey' ? { ...action, key: change[action.key] ?? action.key } : action,
  );

/** What single actions do. */
export const actionFaults: readonly Fault<Mutant>[] = [
  fault('click-target', {
    breaks: 'Clicks a wide button twice.',
    toolkit: (toolkit) =>
      alterToolkit(toolkit, {
        async perform(action, options, deadline, next) {
          const outcome = await next(action, options, deadline);
          const again = outcome.ok && (await isNamed(toolkit, action, 'click-target', deadline));
          return again ? next(action, options, deadline) : outcome;
        },
      }),
  }),
  fault(
    'set-text',
    {
      breaks: 'Puts a text after the one that is there.',
      toolkit: alterActions(async (action, look) => {
        if (action.type !== 'setText') return action;
        const { valueText = '' } = (await look(action.target.uid)) ?? {};
        return { ...action, text: `${valueText}${action.text}` };
      }),
    },
    { place: 'setText' },
  ),
  fault(
    'set-text',
    {
      breaks: 'Writes a tab as a space when it sets a text.',
      toolkit: alterActions((action) =>
        action.type === 'setText' ? { ...action, text: action.text.replaceAll('\t', ' ') } : action,
      ),
    },
    { place: 'setText' },
  ),
  fault(
    'type-text',
    { breaks: 'Types without shift.', toolkit: typing((text) => text.toLowerCase()) },
    { place: 'typeText' },
  ),
  fault(
    'type-text',
    { breaks: 'Does not type line breaks.', toolkit: typing((text) => text.replaceAll('\n', '')) },
    { place: 'typeText' },
  ),
  fault(
    'type-text',
    {
      breaks: 'Types letters and digits only.',
      toolkit: typing((text) => text.replaceAll(/[^\p{L}\p{N}\s]/gu, '')),
    },
    { place: 'typeText' },
  ),
  fault('press-key', {
    breaks: 'Mixes up PAGE_UP and PAGE_DOWN.',
    toolkit: pressing({ PAGE_UP: 'PAGE_DOWN', PAGE_DOWN: 'PAGE_UP' }),
  }),
  fault('press-key', {
    breaks: 'Takes the digits of the number pad for those above the letters.',
    toolkit: pressing(
      Object.fromEntries([...'0123456789'].map((digit) => [`NUMPAD${digit}`, `DIGIT${digit}`])),
    ),
  }),
  fault('press-modifiers', {
    breaks: 'Takes SHORTCUT for ALT.',
    toolkit: alterActions((action) =>
      action.type === 'pressKey'
        ? { ...action, modifiers: action.modifiers.map((one) => (one === 'SHORTCUT' ? 'ALT' : one)) }
        : action,
    ),
  }),
  fault('press-modifiers', {
    breaks: 'Knows modifiers in capitals only.',
    reply: (result, { tool, input }) => {
      const modifiers = asArray(input.actions).flatMap((action) => asArray(asObject(action).modifiers));
      const known = modifiers.every((one) => one === String(one).toUpperCase());
      return tool !== 'ui_perform' || known || result.isError
        ? result
        : toolError('MCP_UI_INVALID_INPUT', 'Expected another modifier.', { issues: [] });
    },
  }),
  fault('focus-action', {
    breaks: 'Takes the focus of a pane for given.',
    toolkit: alterActions(async (action, look) => {
      const node = action.type === 'focus' ? await look(action.target.uid) : undefined;
      return node?.type === 'Pane' ? done : action;
    }),
  }),
  fault('scroll-direction', {
    breaks: 'Scrolls half as far as it should.',
    toolkit: alterActions((action) =>
      action.type === 'scroll' ? { ...action, deltaY: action.deltaY / 2 } : action,
    ),
  }),
  fault('click-either', {
    breaks: 'Overlooks x and y beside a target.',
    http: onInput('ui_perform', (input) =>
      withActions(input, (action) => {
        const { x: _, y: __, ...others } = action;
        return action.type === 'click' && action.target != null ? others : action;
      }),
    ),
  }),
  fault('type-window', {
    breaks: 'Types into the window of the first target.',
    toolkit: (toolkit) => {
      let first: number | null = null;
      return alterToolkit(toolkit, {
        async perform(action, options, deadline, next) {
          if (!('window' in action)) {
            const outcome = await next(action, options, deadline);
            if (outcome.ok) first ??= outcome.window;
            return outcome;
          }
          return next(action.window === null ? action : { ...action, window: first }, options, deadline);
        },
      });
    },
  }),
];

/** Whether an action is aimed at the node with this id. */
async function isNamed(
  toolkit: Parameters<NonNullable<Mutant['toolkit']>>[0],
  action: RawAction,
  id: string,
  deadline: Parameters<typeof toolkit.capture>[1],
): Promise<boolean> {
  if (!('target' in action) || action.type !== 'click') return false;
  const scope = { kind: 'node', uid: action.target.uid } as const;
  return (await toolkit.capture({ scope, depth: 0, sections: [] }, deadline)).nodes[0]?.id === id;
}
