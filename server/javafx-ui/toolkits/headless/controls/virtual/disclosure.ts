import type { FxEvent, KeyEvent } from '../../scene/events.js';
import { SkinRegion } from '../../scene/skin-region.js';
import type { SelectionModel } from './selection.js';
import type { TreeRow } from './tree-item.js';

export const LEVEL_INDENT = 18;
export const DISCLOSURE_WIDTH = 18;

/** The arrow before an item that has children. */
export function newDisclosure(item: () => TreeRow | undefined): SkinRegion {
  const arrow: SkinRegion = new SkinRegion('StackPane', false, (event: FxEvent) => {
    if (event.type === 'mousePressed') {
      const row = item();
      if (row && !row.item.leaf) row.item.expanded = !row.item.expanded;
      event.consume();
    }
  });
  return arrow;
}

/** LEFT and RIGHT close and open items, and move between levels. */
export function treeKey(event: KeyEvent, rows: readonly TreeRow[], model: SelectionModel): boolean {
  const at = model.focusedIndex;
  const row = rows[at];
  if (!row || event.controlDown) return false;
  if (event.code === 'RIGHT') {
    if (row.item.leaf) return true;
    if (row.item.expanded) model.clearAndSelect(at + 1);
    else row.item.expanded = true;
    return true;
  }
  if (event.code !== 'LEFT') return false;
  if (row.item.expanded && !row.item.leaf) {
    row.item.expanded = false;
    return true;
  }
  const parent = rows.findLastIndex((other, i) => i < at && other.level < row.level);
  if (parent >= 0) model.clearAndSelect(parent);
  return true;
}
