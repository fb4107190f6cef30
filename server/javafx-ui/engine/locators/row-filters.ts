import type { RawNode, RawRow } from '../../scene/port.js';

/** A row on screen and the node that shows it. */
export interface ShownRow {
  row: RawRow;
  node: number;
}

/** The row that shows a node, and the control that it is a row of. */
export function rowAbove(
  nodes: readonly RawNode[],
  index: number,
): { control: number; row: RawRow } | undefined {
  for (let row = index; row >= 0; row = nodes[row]!.parent) {
    for (let control = nodes[row]!.parent; control >= 0; control = nodes[control]!.parent) {
      const { visibleCells = [] } = nodes[control]!.virtualization ?? {};
      const shown = visibleCells.find(({ uid }) => uid === nodes[row]!.uid);
      if (shown) return { control, row: shown };
    }
  }
  return undefined;
}

/** The rows of a control: that of an index, those one of whose cells has the text, or all. */
export function rowsOf(
  nodes: readonly RawNode[],
  control: number,
  to: number,
  wanted: number | string | undefined,
): ShownRow[] {
  const rows = nodes[control]!.virtualization?.visibleCells ?? [];
  return rows
    .filter((row) => {
      if (wanted === undefined) return true;
      return typeof wanted === 'number'
        ? row.index === wanted
        : row.cells.some(({ text }) => text === wanted);
    })
    .flatMap((row) => {
      const node = nodes.findIndex(({ uid }, i) => i > control && i < to && uid === row.uid);
      return node === -1 ? [] : [{ row, node }];
    });
}

/** The cell of a row in a column, by its title, id or number. */
export function cellOf(
  nodes: readonly RawNode[],
  control: number,
  { row, node }: ShownRow,
  column: number | string,
): number[] {
  const at = columnIndex(nodes[control]!, column);
  const text = row.cells[at]?.text;
  if (text === undefined) return [];
  const cells = nodes.flatMap((one, i) => (one.parent === node && /Cell$/.test(one.type) ? [i] : []));
  return cells[at] === undefined ? [] : [cells[at]];
}

/** The place of a column by its title, id or number; -1 for none. */
export function columnIndex({ virtualization }: RawNode, column: number | string): number {
  const columns = virtualization?.columns ?? [];
  if (typeof column === 'number') return column < columns.length ? column : -1;
  return columns.findIndex(({ id, text }) => id === column || text === column);
}
