import type { Modifier, Toolkit } from '../../../../server/javafx-ui/scene/port.js';
import { asString } from '../../../kit/reading/json.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import { alterActions, withActions, withoutReason } from '../alter-actions.js';
import { alterToolkit } from '../alter-toolkit.js';
import type { Mutant } from '../mutant.js';

const withoutRareCharacters = (text: string): string => text.replace(/[\u{10000}-\u{10ffff}]/gu, '');

/** 10.3 Actions: focus and keyboard */
export const keyboardActions = {
  'focus-action': {
    breaks: 'Takes the focus of a check box for given.',
    toolkit: alterActions(async (action, look) => {
      const node = action.type === 'focus' ? await look(action.target.uid) : undefined;
      return node?.type === 'CheckBox' ? { ok: true, window: null } : action;
    }),
  },
  'set-text': {
    breaks: 'Loses characters beyond the first 65536 of Unicode when it sets a text.',
    toolkit: alterActions((action) =>
      action.type === 'setText' ? { ...action, text: withoutRareCharacters(action.text) } : action,
    ),
  },
  'type-text': {
    breaks: 'Loses characters beyond the first 65536 of Unicode when it types.',
    toolkit: alterActions((action) =>
      action.type === 'typeText' ? { ...action, text: withoutRareCharacters(action.text) } : action,
    ),
  },
  'type-window': {
    breaks: 'Types into the focused window, whatever the last target was.',
    toolkit: alterActions((action) => ('window' in action ? { ...action, window: null } : action)),
  },
  'type-no-focus': {
    breaks: 'Takes keys that nobody hears for typed.',
    toolkit: (toolkit) =>
      withoutReason('NO_FOCUS', 'typeText')(withoutReason('NO_FOCUS', 'pressKey')(toolkit)),
  },
  'press-key': {
    breaks: 'Knows key names in capitals only.',
    http: onInput('ui_perform', (input) =>
      withActions(input, (action) => {
        const key = asString(action.key) ?? '';
        return key === key.toUpperCase() ? action : { ...action, key: `unknown ${key}` };
      }),
    ),
  },
  'press-modifiers': {
    breaks: 'Does not hold META.',
    toolkit: alterActions((action) =>
      action.type === 'pressKey'
        ? { ...action, modifiers: action.modifiers.filter((modifier) => modifier !== 'META') }
        : action,
    ),
  },
  'press-modifiers-released': {
    breaks: 'Leaves the modifiers of the last key down when a later action fails.',
    toolkit: (toolkit) => withStuckModifiers(toolkit),
  },
} satisfies Record<string, Mutant>;

function withStuckModifiers(toolkit: Toolkit): Toolkit {
  let held: Modifier[] = [];
  let stuck: Modifier[] = [];
  return alterToolkit(toolkit, {
    async perform(action, options, deadline, next) {
      if (action.type === 'pressKey') {
        held = action.modifiers;
        const modifiers = [...new Set([...stuck, ...held])];
        return next({ ...action, modifiers }, options, deadline);
      }
      const outcome = await next(action, options, deadline);
      if (!outcome.ok) stuck = held;
      return outcome;
    },
  });
}
