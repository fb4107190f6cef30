import type { RowCell } from '../../controls/virtual/cell.js';
import { ColumnControl, HEADER_HEIGHT } from '../../controls/virtual/column-control.js';
import type { ColumnHeader } from '../../controls/virtual/columns.js';
import type { TableCell, TableRow } from '../../controls/virtual/table-row.js';
import type { VirtualControl } from '../../controls/virtual/virtual-control.js';
import type { Node } from '../../scene/node.js';
import { fontOf } from '../../scene/text.js';
import { look } from '../look.js';
import type { Pen } from '../pen.js';
import { paintText } from './labeled.js';
import { boxOf, paintField, paintScrollBar } from './surface.js';

export function paintView(pen: Pen, node: VirtualControl): void {
  paintField(pen, node, node.focused, 0);
  const { flow } = node;
  const top = flow.layoutY;
  if (node.vbar) {
    const bar = { x: node.width - 15, y: top, width: 14, height: flow.height };
    const total = node.rowCount * node.rowHeight;
    paintScrollBar(pen, bar, flow.height / total, flow.maxScroll > 0 ? flow.scrollY / flow.maxScroll : 0);
  }
  if (node.hbar) {
    const bar = { x: 1, y: node.height - 15, width: flow.width, height: 14 };
    const room = node.rowWidth - flow.width;
    paintScrollBar(pen, bar, flow.width / node.rowWidth, room > 0 ? flow.scrollX / room : 0);
  }
  if (node instanceof ColumnControl) {
    const header = { x: 1, y: 1, width: node.width - 2, height: HEADER_HEIGHT };
    pen.shade(header, look.barTop, look.barBottom);
    pen.line(1, HEADER_HEIGHT + 0.5, node.width - 1, HEADER_HEIGHT + 0.5, look.softBorder);
  }
}

function paintRow(
  pen: Pen,
  row: Node & { index: number; selected: boolean },
  control: VirtualControl,
): boolean {
  const box = boxOf(row);
  const active = control.focused;
  if (row.selected) pen.fill(box, active ? look.accent : look.quietSelection);
  else if (row.index % 2 === 1) pen.fill(box, look.oddRow);
  if (control.selectionModel.focusedIndex === row.index && active && !row.selected)
    pen.stroke(box, look.focus);
  return row.selected && active;
}

export function paintRowCell(pen: Pen, cell: RowCell & { control: VirtualControl }): void {
  const bright = paintRow(pen, cell, cell.control);
  paintText(pen, cell, bright ? look.accentText : look.text);
}

export function paintTableRow(pen: Pen, row: TableRow): void {
  paintRow(pen, row, row.control);
  pen.line(0, row.height - 0.5, row.width, row.height - 0.5, look.rowLine);
}

export function paintTableCell(pen: Pen, cell: TableCell): void {
  const row = cell.parent as TableRow;
  const bright = row.selected && row.control.focused;
  paintText(pen, cell, bright ? look.accentText : look.text);
  pen.line(cell.width - 0.5, 0, cell.width - 0.5, cell.height, look.rowLine);
}

export function paintColumnHeader(pen: Pen, node: ColumnHeader): void {
  const font = fontOf(node);
  const { text, owner, sortType } = node.column;
  const width = font.width(text);
  const x = Math.max(4, (node.width - width) / 2);
  pen.text(text, x, (node.height - font.lineHeight) / 2, font, look.text, node.width - 8);
  pen.line(node.width - 0.5, 3, node.width - 0.5, node.height - 3, look.softBorder);
  if (owner?.sortColumn === node.column) {
    pen.arrow(
      Math.min(node.width - 10, x + width + 9),
      node.height / 2,
      sortType === 'ASCENDING' ? 'up' : 'down',
      3,
    );
  }
}

/** The arrow of a tree's row. */
export function paintDisclosure(pen: Pen, node: Node): void {
  const row = node.parent as Node & { selected: boolean; control: VirtualControl };
  const expanded = row.pseudoClasses().includes('expanded');
  const ink = row.selected && row.control.focused ? look.accentText : look.mark;
  pen.arrow(node.width / 2, node.height / 2, expanded ? 'down' : 'right', expanded ? 4 : 4, ink);
}
