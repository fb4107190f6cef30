import type { RawAction } from '../../../../server/javafx-ui/scene/port.js';
import { asArray, asObject, type JsonObject } from '../../../kit/reading/json.js';
import { alterActions, withoutReason } from '../alter-actions.js';
import { alterNodes, alterToolkit } from '../alter-toolkit.js';
import type { FurtherMutant } from './further-mutant.js';

const done = { ok: true, window: null } as const;

/** 10.2 Actionability, 10.3 Actions: each event, each control, each way to type */
export const deeds: readonly FurtherMutant[] = [
  ...(['typeText', 'pressKey'] as const).map(
    (type): FurtherMutant => ({
      of: 'type-window',
      breaks: `Lets ${type} go to the focused window, whatever the last target was.`,
      toolkit: alterActions((action) =>
        action.type === type ? ({ ...action, window: null } as RawAction) : action,
      ),
    }),
  ),
  ...(['typeText', 'pressKey'] as const).map(
    (type): FurtherMutant => ({
      of: 'type-no-focus',
      breaks: `Takes ${type} for done where nobody hears it.`,
      toolkit: withoutReason('NO_FOCUS', type),
    }),
  ),
  {
    of: 'set-text',
    breaks: 'Appends a text to what a field holds.',
    toolkit: alterActions(async (action, look) => {
      if (action.type !== 'setText') return action;
      const { valueText = '' } = (await look(action.target.uid)) ?? {};
      return { ...action, text: valueText + action.text };
    }),
  },
  {
    of: 'set-text',
    breaks: 'Does not set an empty text.',
    toolkit: alterActions((action) => (action.type === 'setText' && action.text === '' ? done : action)),
  },
  {
    of: 'set-text',
    breaks: 'Sets tabs as spaces.',
    toolkit: alterActions((action) =>
      action.type === 'setText' ? { ...action, text: action.text.replaceAll('\t', ' ') } : action,
    ),
  },
  {
    of: 'type-text',
    breaks: 'Types no line breaks.',
    toolkit: alterActions((action) =>
      action.type === 'typeText' ? { ...action, text: action.text.replaceAll('\n', ' ') } : action,
    ),
  },
  {
    of: 'type-text',
    breaks: 'Types capital letters as small ones.',
    toolkit: alterActions((action) =>
      action.type === 'typeText' ? { ...action, text: action.text.toLowerCase() } : action,
    ),
  },
  ...(['pressed', 'released', 'clicked'] as const).map(
    (event): FurtherMutant => ({
      of: 'click-target',
      breaks: `Gives a target no event that it is ${event}.`,
      toolkit: alterNodes((node) => {
        if (node.id === 'click-log' && node.label)
          node.label = node.label.replace(new RegExp(`${event} \\S+ ?`, 'g'), '').trim();
      }),
    }),
  ),
  {
    of: 'press-key',
    breaks: 'Presses keys without releasing them.',
    toolkit: alterNodes((node) => {
      if (node.id === 'key-log' && node.label) node.label = node.label.replace(/ ?-\S+/g, '').trim();
    }),
  },
  ...(['x', 'y'] as const).map(
    (axis): FurtherMutant => ({
      of: 'click-coordinates',
      breaks: `Overlooks half of ${axis}.`,
      toolkit: alterActions((action) =>
        action.type === 'click' && 'x' in action && action.x > 0
          ? { ...action, [axis]: action[axis] / 2 }
          : action,
      ),
    }),
  ),
  ...(
    [
      ['x alone', ({ target, x, y }) => target == null && x != null && y == null],
      ['y alone', ({ target, x, y }) => target == null && x == null && y != null],
      ['x and y beside a target', ({ target, x, y }) => target != null && x != null && y != null],
      ['x beside a target', ({ target, x, y }) => target != null && x != null && y == null],
      ['nothing to click at', ({ target, x, y }) => target == null && x == null && y == null],
    ] as [string, (action: JsonObject) => boolean][]
  ).map(
    ([what, holds]): FurtherMutant => ({
      of: 'click-either',
      breaks: `Takes a click with ${what} for done.`,
      reply: (result, { tool, input }) =>
        tool === 'ui_perform' &&
        asArray(input.actions).some((one) => holds(asObject(one)) && asObject(one).type === 'click')
          ? {
              content: [{ type: 'text', text: 'Done.' }],
              structuredContent: { results: [{ ok: true, type: 'click' }] },
            }
          : result,
    }),
  ),
  ...['TextField', 'CheckBox', 'Pane'].map(
    (type): FurtherMutant => ({
      of: 'focus-action',
      breaks: `Does not give the focus to a ${type}.`,
      toolkit: alterActions(async (action, look) => {
        const node = action.type === 'focus' ? await look(action.target.uid) : undefined;
        return node?.type === type && node.id !== 'name' && node.id !== 'hang-ms' ? done : action;
      }),
    }),
  ),
  {
    of: 'scroll-direction',
    breaks: 'Scrolls twice as far.',
    toolkit: alterActions((action) =>
      action.type === 'scroll' ? { ...action, deltaY: action.deltaY * 2 } : action,
    ),
  },
  {
    of: 'scroll-direction',
    breaks: 'Scrolls towards the end alone.',
    toolkit: alterActions((action) => (action.type === 'scroll' && action.deltaY > 0 ? done : action)),
  },
  ...['Button', 'Label', 'GridPane', 'CheckBox', 'Slider', 'ListView', 'ChoiceBox', 'ProgressBar'].map(
    (type): FurtherMutant => ({
      of: 'perform-unsupported',
      breaks: `Takes a text for set in a ${type}.`,
      toolkit: alterActions(async (action, look) => {
        if (action.type !== 'setText') return action;
        return (await look(action.target.uid))?.type === type ? done : action;
      }),
    }),
  ),
  {
    of: 'perform-not-editable',
    breaks: 'Sets a text that cannot be changed, and says that it has not.',
    toolkit: (toolkit) => {
      const set = new Map<string, string>();
      return alterToolkit(toolkit, {
        async perform(action, options, deadline, next) {
          const outcome = await next(action, options, deadline);
          if (action.type === 'setText' && !outcome.ok && outcome.reason === 'NOT_EDITABLE')
            set.set(action.target.uid, action.text);
          return outcome;
        },
        async capture(request, deadline, next) {
          const scene = await next(request, deadline);
          for (const node of scene.nodes) if (set.has(node.uid)) node.valueText = set.get(node.uid)!;
          return scene;
        },
      });
    },
  },
];
