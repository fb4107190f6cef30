import type { CaptureRequest, RawReadRow, RawRows } from '../../../scene/port.js';
import type { Node } from '../scene/node.js';

/** Rows by their index, as far as there are any; undefined for a node without rows. */
export function readRows(
  node: Node,
  { from, count, offscreen }: NonNullable<CaptureRequest['rows']>,
): RawRows | undefined {
  const source = node.readableRows;
  if (!source) return undefined;
  const rows: RawReadRow[] = [];
  for (let index = from; index < Math.min(source.total, from + count); index++) {
    const shown = source.isOnScreen(index);
    if (!shown && !offscreen) continue;
    rows.push({ index, ...(!shown && { offscreen: true }), cells: source.cells(index) });
  }
  return { total: source.total, rows };
}
