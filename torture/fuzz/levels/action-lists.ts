import type { Random } from '../../../codegen/evolution/fuzz/random.js';
import type { Level } from '../level.js';
import { mutate } from '../mutate.js';
import { uidOf } from '../near-schema.js';
import { type OpenTarget, ServerProbe } from '../server-probe.js';
import { anyText, nastyTexts } from '../values.js';
import { isValid, type ToolInput, ToolInputProbe } from './tool-inputs.js';

const fields = ['name', 'email', 'notes', 'secret', 'table', 'submit', 'dialog-field', 'read-only'];
const buttons = [
  'add',
  'remove',
  'submit',
  'agree',
  'bold',
  'open-twin',
  'open-dialog',
  'open-menu',
  'tabs',
  'covered',
];

/** Lists of actions that are good, but mostly for one in the middle: then none of them may happen. */
export function actionLists(start?: OpenTarget): Level<ToolInput> {
  return {
    name: 'action-lists',
    share: 120,
    open: async () => new ToolInputProbe(new ServerProbe(start), makeList),
  };
}

function makeList(random: Random): ToolInput {
  const actions: unknown[] = Array.from({ length: random.integer(1, 6) }, () => action(random));
  const broken = random.integer(0, actions.length - 1);
  for (let i = 0; i < 20 && random.chance(0.9); i++) {
    const list = actions.with(broken, mutate(actions[broken], random));
    if (!isValid({ tool: 'ui_perform', input: { actions: list } }))
      return { tool: 'ui_perform', input: { actions: list } };
  }
  return { tool: 'ui_perform', input: { actions } };
}

function action(random: Random): unknown {
  const target = (names: readonly string[]) => ({ ref: { uid: uidOf(random.of(names)) } });
  switch (random.integer(0, 6)) {
    case 0:
      return { type: 'focus', target: target(fields) };
    case 1:
    case 2:
      return { type: 'click', target: target(buttons) };
    case 3:
      return { type: 'setText', target: target(fields), text: anyText(random) };
    case 4:
      return { type: 'typeText', text: random.of(nastyTexts).slice(0, 50) };
    case 5:
      return {
        type: 'click',
        target: {
          ...target(['list', 'table', 'tree', 'tree-table']),
          item: { index: random.of([0, 3, 150, 5000]) },
        },
      };
    default:
      return { type: 'scroll', target: target(['list', 'scroll-pane']), deltaY: random.integer(-500, 500) };
  }
}
