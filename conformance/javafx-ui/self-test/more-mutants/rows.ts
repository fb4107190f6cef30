import { asArray, asObject, type JsonObject } from '../../../kit/reading/json.js';
import { toolError } from '../../../kit/self-test/alter-reply.js';
import { alterActions, insteadOfReason } from '../alter-actions.js';
import { nodesIn } from '../nodes-in.js';
import type { FurtherMutant } from './further-mutant.js';

const kinds = ['ListView', 'TableView', 'TreeView', 'TreeTableView'] as const;
const tools = ['ui_get_snapshot', 'ui_get_node'] as const;

/** Changes what one tool tells of the rows of a control. */
const onRows =
  (tool: string, change: (rows: JsonObject) => void, type = ''): NonNullable<FurtherMutant['reply']> =>
  (result, call) => {
    if (call.tool !== tool) return result;
    for (const node of nodesIn(result.structuredContent ?? {}))
      if (node.virtualization && (type === '' || node.type === type)) change(asObject(node.virtualization));
    return result;
  };

const rowsIn = ({ visibleCells }: JsonObject): JsonObject[] => asArray(visibleCells).map(asObject);

/** 8 Virtualized controls: each of them, by each tool that tells of rows */
export const rows: readonly FurtherMutant[] = [
  ...kinds.map(
    (type): FurtherMutant => ({
      of: 'virtual-kinds',
      breaks: `Does not tell the rows of a ${type}.`,
      reply: (result, { tool }) => {
        if (tool === 'ui_get_snapshot')
          for (const node of nodesIn(result.structuredContent ?? {}))
            if (node.type === type) delete node.virtualization;
        return result;
      },
    }),
  ),
  {
    of: 'virtual-kinds',
    breaks: 'Tells rows of a combo box that is asked for alone.',
    reply: (result, { tool }) => {
      const node = result.structuredContent;
      if (tool === 'ui_get_node' && node?.type === 'ComboBox')
        node.virtualization = {
          kind: 'ListView',
          itemsCount: 3,
          visibleRange: null,
          selectedIndices: [0],
          focusedIndex: null,
          visibleCells: [],
        };
      return result;
    },
  },
  ...kinds.map(
    (type): FurtherMutant => ({
      of: 'virtual-count',
      breaks: `Counts one row too many in a ${type}.`,
      reply: onRows('ui_get_node', (told) => (told.itemsCount = Number(told.itemsCount) + 1), type),
    }),
  ),
  {
    of: 'virtual-count',
    breaks: 'Counts one row too many in a snapshot.',
    reply: onRows('ui_get_snapshot', (told) => (told.itemsCount = Number(told.itemsCount) + 1)),
  },
  ...tools.map(
    (tool): FurtherMutant => ({
      of: 'virtual-range',
      breaks: `Begins visibleRange in ${tool} one row too late.`,
      reply: onRows(tool, ({ visibleRange }) => {
        if (visibleRange) asObject(visibleRange).from = Number(asObject(visibleRange).from) + 1;
      }),
    }),
  ),
  ...kinds.map(
    (type): FurtherMutant => ({
      of: 'virtual-range',
      breaks: `Tells of a ${type} that no row is on screen.`,
      reply: onRows('ui_get_node', (told) => (told.visibleRange = null), type),
    }),
  ),
  {
    of: 'virtual-selection',
    breaks: 'Takes the focused row for the selected one.',
    reply: onRows('ui_get_node', (told) => {
      if (told.focusedIndex !== null) told.selectedIndices = [told.focusedIndex];
    }),
  },
  ...kinds.map(
    (type): FurtherMutant => ({
      of: 'virtual-selection',
      breaks: `Says of a ${type} that nothing is selected.`,
      reply: onRows('ui_get_node', (told) => (told.selectedIndices = []), type),
    }),
  ),
  {
    of: 'virtual-selection',
    breaks: 'Says in a snapshot that nothing is selected.',
    reply: onRows('ui_get_snapshot', (told) => (told.selectedIndices = [])),
  },
  {
    of: 'virtual-columns',
    breaks: 'Lists columns by their names.',
    reply: onRows('ui_get_node', (told) => {
      if (told.columns)
        told.columns = asArray(told.columns).toSorted((a, b) =>
          String(asObject(a).text) < String(asObject(b).text) ? -1 : 1,
        );
    }),
  },
  {
    of: 'virtual-columns',
    breaks: 'Leaves the columns of a tree table out.',
    reply: onRows(
      'ui_get_node',
      (told) => {
        delete told.columns;
      },
      'TreeTableView',
    ),
  },
  {
    of: 'virtual-columns',
    breaks: 'Leaves the last column out of a snapshot.',
    reply: onRows('ui_get_snapshot', (told) => {
      if (told.columns) told.columns = asArray(told.columns).slice(0, -1);
    }),
  },
  ...kinds.map(
    (type): FurtherMutant => ({
      of: 'virtual-cells',
      breaks: `Names in a ${type} the control as the node that shows a row.`,
      reply: (result, { tool, input }) => {
        const node = result.structuredContent;
        if (tool !== 'ui_get_node' || node?.type !== type || input.includeChildren) return result;
        for (const row of rowsIn(asObject(node.virtualization))) row.rowRef = node.ref;
        return result;
      },
    }),
  ),
  ...kinds.map(
    (type): FurtherMutant => ({
      of: 'virtual-cells',
      breaks: `Does not tell the last row on screen of a ${type}.`,
      reply: onRows(
        'ui_get_node',
        (told) => {
          told.visibleCells = rowsIn(told).slice(0, -2);
        },
        type,
      ),
    }),
  ),
  {
    of: 'virtual-cells',
    breaks: 'Does not tell the texts of cells in a snapshot.',
    reply: onRows('ui_get_snapshot', (told) => {
      for (const cell of rowsIn(told).flatMap(({ cells }) => asArray(cells))) asObject(cell).text = null;
    }),
  },
  {
    of: 'virtual-cells',
    breaks: 'Does not tell the columns of the cells in a tree table.',
    reply: onRows(
      'ui_get_node',
      (told) => {
        for (const cell of rowsIn(told).flatMap(({ cells }) => asArray(cells)))
          asObject(cell).columnId = null;
      },
      'TreeTableView',
    ),
  },
  ...kinds.map(
    (type): FurtherMutant => ({
      of: 'virtual-item',
      breaks: `Clicks the first item of a ${type}, whichever is asked for.`,
      toolkit: alterActions(async (action, look) => {
        if (action.type !== 'click' || !('target' in action) || !action.target.item) return action;
        if ((await look(action.target.uid))?.type !== type) return action;
        return { ...action, target: { ...action.target, item: { ...action.target.item, index: 0 } } };
      }),
    }),
  ),
  ...kinds.map(
    (type): FurtherMutant => ({
      of: 'virtual-item-missing',
      breaks: `Takes a click on a row of a ${type} that is not there for done.`,
      reply: forgiving(
        'ITEM_NOT_FOUND',
        ({ item, action }, seen) => item.column === undefined && action === 'click' && seen === type,
      ),
    }),
  ),
  ...(['TableView', 'TreeTableView'] as const).map(
    (type): FurtherMutant => ({
      of: 'virtual-item-missing',
      breaks: `Overlooks a column of a ${type} that no column has as its id.`,
      reply: forgiving(
        'ITEM_NOT_FOUND',
        ({ item }, seen) => typeof item.column === 'string' && seen === type,
      ),
    }),
  ),
  {
    of: 'virtual-item-missing',
    breaks: 'Overlooks a column beyond the last one.',
    reply: forgiving('ITEM_NOT_FOUND', ({ item }) => typeof item.column === 'number'),
  },
  ...(['focus', 'scroll'] as const).map(
    (type): FurtherMutant => ({
      of: 'virtual-item-missing',
      breaks: `Takes ${type} on a row that is not there for done.`,
      reply: forgiving('ITEM_NOT_FOUND', ({ action }) => action === type),
    }),
  ),
  ...(['click', 'focus', 'scroll'] as const).map(
    (type): FurtherMutant => ({
      of: 'virtual-item-kind',
      breaks: `Takes ${type} on an item of what has none for done.`,
      reply: forgiving('UNSUPPORTED_TARGET_TYPE', ({ action }) => action === type),
    }),
  ),
];

/** Says that an action on an item is done where it failed for this reason. */
function forgiving(
  reason: string,
  holds: (asked: { action: unknown; item: JsonObject }, type: unknown) => boolean,
): NonNullable<FurtherMutant['reply']> {
  return insteadOfReason(reason, async ({ input }, server, details) => {
    const { type, target } = asObject(asArray(input.actions)[0]);
    const { ref, item } = asObject(target);
    const { structuredContent: node } = await server.call('ui_get_node', { ref });
    if (!holds({ action: type, item: asObject(item) }, node?.type))
      return toolError('MCP_UI_ACTION_FAILED', 'There is no such item.', details);
    const results = [{ ok: true, type }];
    return { content: [{ type: 'text', text: 'Done.' }], structuredContent: { results } };
  });
}
