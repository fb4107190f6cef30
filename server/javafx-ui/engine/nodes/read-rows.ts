import type { ReadRows } from '../../contract.js';
import type { RawRows } from '../../scene/port.js';
import { cellsText, longest } from './node-report.js';

export function toReadRows({ total, rows }: RawRows): ReadRows {
  return {
    total,
    rows: rows.map(({ index, offscreen, cells }) => ({ index, offscreen: offscreen === true, cells })),
  };
}

/** `rows, 1000 in all` and a line for each that was read: `row 480 offscreen: "Item 480"`. */
export function readRowsText(read: RawRows | undefined): string {
  if (!read) return '  no rows: it is no list, table, tree, combo box or choice box';
  const lines = read.rows.map(({ index, offscreen, cells }) => {
    const head = offscreen ? `row ${index} offscreen` : `row ${index}`;
    return `    ${head}: ${cellsText(cells, cells.length > 1, longest)}`;
  });
  return [`  rows, ${read.total} in all`, ...lines].join('\n');
}
