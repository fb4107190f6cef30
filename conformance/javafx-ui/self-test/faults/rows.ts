import type { RawVirtualization } from '../../../../server/javafx-ui/scene/port.js';
import { asObject } from '../../../kit/reading/json.js';
import type { Fault } from '../../../kit/self-test/random-faults/fault.js';
import { insteadOfReason, withActions } from '../alter-actions.js';
import { alterNodes } from '../alter-toolkit.js';
import type { Mutant } from '../mutant.js';
import { fault } from './fault.js';

const alterRows = (change: (rows: RawVirtualization) => void) =>
  alterNodes(({ virtualization }) => {
    if (virtualization) change(virtualization);
  });

/** Virtualized controls. */
export const rowFaults: readonly Fault<Mutant>[] = [
  fault('virtual-count', {
    breaks: 'Takes the index of the last item for their number.',
    toolkit: alterRows((rows) => {
      rows.itemsCount--;
    }),
  }),
  fault('virtual-count', {
    breaks: 'Does not count the root of a tree.',
    toolkit: alterRows((rows) => {
      if (rows.kind.startsWith('Tree')) rows.itemsCount--;
    }),
  }),
  fault('virtual-range', {
    breaks: 'Does not count the first row on screen.',
    toolkit: alterRows(({ visibleRange }) => {
      if (visibleRange) visibleRange.from++;
    }),
  }),
  fault('virtual-selection', {
    breaks: 'Takes nothing for selected.',
    toolkit: alterRows((rows) => {
      rows.selectedIndices = [];
    }),
  }),
  fault('virtual-selection', {
    breaks: 'Does not tell which row has the focus.',
    toolkit: alterRows((rows) => {
      rows.focusedIndex = null;
    }),
  }),
  fault('virtual-columns', {
    breaks: 'Lists columns from the last to the first.',
    toolkit: alterRows((rows) => {
      rows.columns?.reverse();
    }),
  }),
  fault(['virtual-columns', 'virtual-item'], {
    breaks: 'Leaves out columns that have no id.',
    toolkit: alterRows((rows) => {
      if (rows.columns) rows.columns = rows.columns.filter(({ id }) => id !== null);
    }),
  }),
  fault('virtual-cells', {
    breaks: 'Forgets the last row on screen.',
    toolkit: alterRows((rows) => {
      rows.visibleCells = rows.visibleCells.slice(0, -1);
    }),
  }),
  fault('virtual-cells', {
    breaks: 'Names the node of the first row for every row.',
    toolkit: alterRows(({ visibleCells: [first, ...others] }) => {
      for (const row of others) if (first) Object.assign(row, { uid: first.uid, steps: first.steps });
    }),
  }),
  fault('virtual-item-missing', {
    breaks: 'Takes the item before it for one beyond the end.',
    reply: insteadOfReason('ITEM_NOT_FOUND', ({ tool, input }, server) =>
      server.call(
        tool,
        withActions(input, (action) => {
          const { ref, item } = asObject(action.target);
          const { index, ...column } = asObject(item);
          return { ...action, target: { ref, item: { ...column, index: Math.max(0, Number(index) - 1) } } };
        }),
      ),
    ),
  }),
];
