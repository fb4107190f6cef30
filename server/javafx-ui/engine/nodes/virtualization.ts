import type { Virtualization } from '../../contract.js';
import { formatPath } from '../../scene/paths.js';
import type { RawVirtualization } from '../../scene/port.js';

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
