import type { Virtualization } from '../../generated/mcp-javafx-ui/1.0/types.js';
import type { RawVirtualization } from '../toolkit/port.js';
import { formatPath } from './paths.js';

/** The section of a virtualized control; its rows are named by paths from the window's root. */
export function toVirtualization(raw: RawVirtualization, stageIndex: number): Virtualization {
  return {
    kind: raw.kind,
    itemsCount: raw.itemsCount,
    visibleRange: raw.visibleRange,
    selectedIndices: [...raw.selectedIndices].sort((a, b) => a - b),
    focusedIndex: raw.focusedIndex,
    ...(raw.columns && { columns: raw.columns }),
    visibleCells: raw.visibleCells.map((row) => ({
      index: row.index,
      rowRef: { path: formatPath(stageIndex, row.steps), uid: row.uid },
      cells: row.cells,
    })),
  };
}
