import type { RawVirtualization } from '../../../../scene/port.js';
import type { Node, StepsSource, UidSource } from '../../scene/node.js';
import { ObservableList } from '../../scene/observable-list.js';
import { ignore, properties } from '../../scene/property.js';
import { anything } from '../../scene/property-types.js';
import { SkinRegion } from '../../scene/skin-region.js';
import { ColumnHeader, type ColumnOwner, type TableColumn } from './columns.js';
import { TableRow } from './table-row.js';
import { VirtualControl } from './virtual-control.js';
import type { Row } from './virtual-flow.js';

export const HEADER_HEIGHT = 25;
/** Name of the policy that spreads the columns over the width. */
export const CONSTRAINED = 'CONSTRAINED_RESIZE_POLICY';

/** A virtualized control with columns: a table or a tree table. */
export abstract class ColumnControl extends VirtualControl implements ColumnOwner {
  declare columnResizePolicy: string;
  readonly columns = new ObservableList<TableColumn>(() => this.columnsChanged());
  readonly header = this.skin(new SkinRegion('TableHeaderRow', true), 'column-header-background');
  sortColumn: TableColumn | null = null;
  private headers: ColumnHeader[] = [];
  private leaves: readonly TableColumn[] = [];

  constructor() {
    super();
    this.setKids([this.header, this.flow]);
  }

  protected override get headerHeight(): number {
    return HEADER_HEIGHT;
  }
  /** Columns that show, nested ones without those that hold them. */
  get leafColumns(): readonly TableColumn[] {
    return this.leaves;
  }
  override get rowWidth(): number {
    return this.leaves?.reduce((sum, column) => sum + column.width, 0) ?? 0;
  }

  columnsChanged(): void {
    const adopt = (column: TableColumn): void => {
      column.owner = this;
      for (const nested of column.columns) adopt(nested);
    };
    for (const column of this.columns) adopt(column);
    this.leaves = this.columns.all.flatMap((column) => column.leaves);
    this.headers = this.leaves.map((column) => this.headerOf(column));
    this.header.setKids(this.headers);
    this.refresh();
    this.requestLayout();
  }

  private headerOf(column: TableColumn): ColumnHeader {
    const header =
      this.headers.find((other) => other.column === column) ?? this.skin(new ColumnHeader(column));
    header.id = column.id;
    return header;
  }

  override newRow(): Row {
    return this.skin(new TableRow(this, false));
  }

  protected override layoutKids(): void {
    this.spreadColumns();
    super.layoutKids();
    this.header.resize(Math.max(0, this.width - 2), HEADER_HEIGHT);
    this.header.relocate(1, 1);
    let x = -this.flow.scrollX;
    for (const header of this.headers) {
      header.resize(header.column.width, HEADER_HEIGHT);
      header.relocate(x, 0);
      x += header.column.width;
    }
    for (const row of this.flow.visibleRows) row.needsLayout = true;
    this.flow.needsLayout = true;
  }

  private spreadColumns(): void {
    for (const column of this.leaves)
      column.width = Math.max(column.minWidth, Math.min(column.prefWidth, column.maxWidth));
    if (this.columnResizePolicy !== CONSTRAINED || this.leaves.length === 0) return;
    const room = this.width - 2 - (this.vbar ? 14 : 0);
    const total = this.leaves.reduce((sum, column) => sum + column.width, 0);
    for (const column of this.leaves) column.width = Math.floor((column.width * room) / total);
  }

  protected override cellIn(row: Row, column: string | number): Node | string {
    const found =
      typeof column === 'number'
        ? this.leaves[column]
        : this.leaves.find((candidate) => candidate.id === column);
    const cell = found && (row as TableRow).cellOf(found);
    return cell ?? super.cellIn(row, column);
  }

  override virtualization(uids: UidSource, steps: StepsSource): RawVirtualization {
    const columns = this.leaves.map((column) => ({ id: column.id, text: column.text }));
    const { visibleCells, ...rest } = super.virtualization(uids, steps);
    return { ...rest, columns, visibleCells };
  }

  sortBy(column: TableColumn): void {
    if (this.sortColumn === column && column.sortType === 'ASCENDING') column.sortType = 'DESCENDING';
    else column.sortType = 'ASCENDING';
    this.sortColumn = column;
    const direction = column.sortType === 'ASCENDING' ? 1 : -1;
    this.sortItems((a, b) => direction * compare(column.valueFor(a), column.valueFor(b)));
  }

  /** Forgets by which column it is sorted; the items stay as they are. */
  clearSort(): void {
    this.sortColumn = null;
    this.repaint();
  }

  protected abstract sortItems(order: (a: unknown, b: unknown) => number): void;
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a ?? ''), String(b ?? '')];
  return left < right ? -1 : left > right ? 1 : 0;
}

properties(ColumnControl, { columnResizePolicy: anything<string>('UNCONSTRAINED_RESIZE_POLICY', 'layout') });
ignore(ColumnControl, [
  'placeholder',
  'rowFactory',
  'selectionModel',
  'sortPolicy',
  'tableMenuButtonVisible',
]);
