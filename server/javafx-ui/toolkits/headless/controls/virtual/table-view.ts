import { ObservableList } from '../../scene/observable-list.js';
import { properties } from '../../scene/property.js';
import { list } from '../../scene/property-types.js';
import { ColumnControl } from './column-control.js';
import { TableColumn } from './columns.js';

const CLASSES = ['table-view'];

/** Items as rows, their values in columns. */
export class TableView extends ColumnControl {
  readonly items = new ObservableList<unknown>(() => this.refresh());

  override get type(): 'TableView' {
    return 'TableView';
  }
  override get role(): string {
    return 'TABLE_VIEW';
  }
  override get defaultClasses(): readonly string[] {
    return CLASSES;
  }
  override get rowCount(): number {
    return this.items?.size ?? 0;
  }
  get selectedItem(): unknown {
    return this.items.get(this.selectionModel.selectedIndex);
  }
  override itemAt(index: number): unknown {
    return this.items.get(index);
  }
  override cellTexts(index: number) {
    const item = this.items.get(index);
    return this.leafColumns.map((column) => ({ columnId: column.id, text: column.textFor(item) }));
  }
  protected override sortItems(order: (a: unknown, b: unknown) => number): void {
    this.items.setAll([...this.items].sort(order));
  }
}

properties(TableView, {
  items: { list: true, settable: true, accepts: () => true, expected: 'values' },
  columns: list((value) => value instanceof TableColumn, 'a TableColumn'),
});
