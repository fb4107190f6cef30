import { asArray, asObject } from '../../../kit/reading/json.js';
import { onError, onOutput, onText } from '../../../kit/self-test/alter-reply.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import type { Mutant } from '../mutant.js';

const windowsIn = (output: Record<string, unknown>) => asArray(output.stages).map(asObject);

/** 6 Windows: what names a window for life, and what 1.1 tells of each */
export const windowNames = {
  'window-id': {
    breaks: 'Names a popup like the window that owns it.',
    reply: onOutput('ui_get_snapshot', (output) => {
      for (const window of windowsIn(output)) if (window.kind === 'popup') window.windowId = window.ownerId;
    }),
  },

  'window-id-kept': {
    breaks: 'Names windows by their place in the order.',
    reply: onOutput('ui_get_snapshot', (output) => {
      for (const window of windowsIn(output)) window.windowId = `w${Number(window.stageIndex) + 1}`;
    }),
    alsoRed: ['window-text', 'window-select'],
  },

  'window-modal': {
    breaks: 'Says of no window that it is modal.',
    reply: onOutput('ui_get_snapshot', (output) => {
      for (const window of windowsIn(output)) window.modal = false;
    }),
  },

  'window-owner': {
    breaks: 'Tells the owners of dialogs alone.',
    reply: onOutput('ui_get_snapshot', (output) => {
      for (const window of windowsIn(output)) if (window.kind === 'popup') window.ownerId = null;
    }),
  },

  'window-focus-owner': {
    breaks: 'Tells the focus owner of the focused window alone.',
    reply: onOutput('ui_get_snapshot', (output) => {
      for (const window of windowsIn(output)) if (!window.focused) window.focusOwner = null;
    }),
  },

  'window-text': {
    breaks: 'Leaves the ids of windows out of the text.',
    reply: onText('ui_get_snapshot', (text) => text.replace(/^(\[\d+\]) w\d+/gm, '$1')),
  },

  'window-select': {
    breaks: 'Searches the focused window, whatever window a query names.',
    http: onInput('ui_query', (input) => {
      const { window, ...others } = asObject(input.scope);
      const plain = Object.keys(others).length === 0 && /^w\d{1,6}$/.test(String(window));
      return plain ? { ...input, scope: null } : input;
    }),
  },

  'window-current': {
    breaks: 'Takes the first window for the current one.',
    http: onInput('ui_get_snapshot', ({ window, ...input }) =>
      window === 'current' && input.stage === undefined && input.stageIndex === undefined
        ? { ...input, stage: 'primary' }
        : { ...input, ...(window === undefined ? {} : { window }) },
    ),
  },

  'window-alone': {
    breaks: 'Overlooks stageIndex beside window.',
    http: onInput('ui_get_snapshot', (input) =>
      input.window === 'current' && input.stageIndex !== undefined ? { ...input, stageIndex: null } : input,
    ),
  },

  'window-gone': {
    breaks: 'Tells of the windows that there are by their index alone.',
    reply: onError('MCP_UI_NO_STAGES', ({ details }) => {
      for (const window of asArray(asObject(details).available).map(asObject)) delete window.windowId;
    }),
  },
} satisfies Record<string, Mutant>;
