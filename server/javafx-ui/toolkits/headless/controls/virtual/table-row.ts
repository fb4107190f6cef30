import type { FxEvent } from '../../scene/events.js';
import { Insets } from '../../scene/insets.js';
import type { Described, Node } from '../../scene/node.js';
import { Control } from '../control.js';
import { Labeled } from '../labeled.js';
import type { ColumnControl } from './column-control.js';
import type { TableColumn } from './columns.js';

const PADDING = Insets.of(3, 6, 3, 6);
const CELL_CLASSES = ['cell', 'indexed-cell', 'table-cell'];
const TREE_CELL_CLASSES = ['cell', 'indexed-cell', 'tree-table-cell'];
const ROW_CLASSES = ['cell', 'indexed-cell', 'table-row-cell'];
const TREE_ROW_CLASSES = ['cell', 'indexed-cell', 'tree-table-row-cell'];

export class TableCell extends Labeled {
  /** Room that a tree table keeps for the level of the row. */
  indent = 0;
  constructor(
    readonly column: TableColumn,
    private readonly tree: boolean,
  ) {
    super();
    this.classes = [...(tree ? TREE_CELL_CLASSES : CELL_CLASSES), 'table-column', ...column.styleClass];
  }
  override get type(): string {
    return this.tree ? 'TreeTableCell' : 'TableCell';
  }
  override get role(): string {
    return this.tree ? 'TREE_TABLE_CELL' : 'TABLE_CELL';
  }
  protected override get defaultPadding(): Insets {
    return PADDING;
  }
  protected override get markWidth(): number {
    return this.indent;
  }
}

/** A row with a cell for each column. */
export class TableRow extends Control {
  index = -1;
  protected cells: TableCell[] = [];

  constructor(
    readonly control: ColumnControl,
    private readonly tree: boolean,
  ) {
    super();
    this.classes = tree ? TREE_ROW_CLASSES : ROW_CLASSES;
  }
  override get type(): string {
    return this.tree ? 'TreeTableRow' : 'TableRow';
  }
  override get role(): string {
    return this.tree ? 'TREE_TABLE_ROW' : 'TABLE_ROW';
  }

  get selected(): boolean {
    return this.control.selectionModel.isSelected(this.index);
  }

  cellOf(column: TableColumn): TableCell | undefined {
    return this.cells.find((cell) => cell.column === column);
  }

  show(index: number): void {
    this.index = index;
    const { leafColumns } = this.control;
    const same =
      leafColumns.length === this.cells.length && leafColumns.every((c, i) => c === this.cells[i]!.column);
    if (!same) {
      this.cells = leafColumns.map(
        (column) => this.cellOf(column) ?? this.skin(new TableCell(column, this.tree)),
      );
      this.setKids([...this.cells, ...this.extraKids]);
    }
    const texts = this.control.cellTexts(index);
    this.cells.forEach((cell, i) => {
      cell.text = texts[i]?.text ?? '';
    });
    this.needsLayout = true;
  }

  protected get extraKids(): Node[] {
    return [];
  }

  protected override layoutKids(): void {
    let x = 0;
    for (const cell of this.cells) {
      cell.resize(cell.column.width, this.height);
      cell.relocate(x, 0);
      x += cell.column.width;
    }
  }

  override describe(record: Described): void {
    record.selected = this.selected;
  }

  override handle(event: FxEvent): void {
    if (event.type === 'mousePressed') {
      this.control.pressRow(this.index);
      event.consume();
    }
  }

  protected override ownPseudoClasses(into: string[]): void {
    into.push('filled', this.index % 2 === 0 ? 'even' : 'odd');
    if (this.selected) into.push('selected');
  }
}
