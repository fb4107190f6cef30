import type { RawVirtualization } from '../../../../server/javafx-ui/scene/port.js';
import { asObject, type JsonObject } from '../../../kit/reading/json.js';
import { alterActions, insteadOfReason, withActions } from '../alter-actions.js';
import { alterNodes } from '../alter-toolkit.js';
import type { Mutant } from '../mutant.js';
import { nodesIn } from '../nodes-in.js';

/** Changes the rows of each control that has some. */
const alterRows = (change: (rows: RawVirtualization) => void) =>
  alterNodes(({ virtualization }) => {
    if (virtualization) change(virtualization);
  });

/** The same actions without `item` in their targets. */
const withoutItems = (input: JsonObject): JsonObject =>
  withActions(input, (action) => ({ ...action, target: { ref: asObject(action.target).ref } }));

/** 8 Virtualized controls */
export const virtualization = {
  'virtual-kinds': {
    breaks: 'Reports the rows of combo boxes, too.',
    reply: (result, { tool }) => {
      const output = result.structuredContent;
      if (tool !== 'ui_get_snapshot' || !output) return result;
      const nodes = nodesIn(output);
      const list = nodes.find((node) => node.type === 'ListView' && node.virtualization);
      for (const node of nodes)
        if (list && node.type === 'ComboBox') node.virtualization = list.virtualization;
      return result;
    },
  },
  'virtual-count': {
    breaks: 'Counts the rows on screen.',
    reply: (result, { tool }) => {
      if (tool !== 'ui_get_node') return result;
      const rows = result.structuredContent?.virtualization as RawVirtualization | undefined;
      if (rows) rows.itemsCount = rows.visibleCells.length;
      return result;
    },
  },
  'virtual-range': {
    breaks: 'Ends visibleRange after the last row on screen.',
    toolkit: alterRows(({ visibleRange }) => {
      if (visibleRange) visibleRange.to++;
    }),
  },
  'virtual-selection': {
    breaks: 'Takes the selected row for the focused one.',
    toolkit: alterRows((rows) => {
      rows.focusedIndex = rows.selectedIndices[0] ?? null;
    }),
  },
  'virtual-columns': {
    breaks: 'Gives a column without an id an empty one.',
    toolkit: alterRows(({ columns = [] }) => {
      for (const column of columns) column.id ??= '';
    }),
  },
  'virtual-cells': {
    breaks: 'Tells the text of the first cell in a row only.',
    toolkit: alterRows(({ visibleCells }) => {
      for (const cell of visibleCells.flatMap(({ cells }) => cells.slice(1))) cell.text = null;
    }),
  },
  'virtual-item': {
    breaks: 'Takes the item after the one that was asked for.',
    toolkit: alterActions((action) => {
      const item = 'target' in action ? action.target.item : undefined;
      if (!item || !('target' in action)) return action;
      return { ...action, target: { ...action.target, item: { ...item, index: item.index + 1 } } };
    }),
  },
  'virtual-item-missing': {
    breaks: 'Acts on the control itself when the item is not there.',
    reply: insteadOfReason('ITEM_NOT_FOUND', ({ tool, input }, server) =>
      server.call(tool, withoutItems(input)),
    ),
  },
  'virtual-item-kind': {
    breaks: 'Ignores the item of a target that has no items.',
    reply: insteadOfReason('UNSUPPORTED_TARGET_TYPE', ({ tool, input }, server) =>
      server.call(tool, withoutItems(input)),
    ),
  },
} satisfies Record<string, Mutant>;
