import { ObservableList } from '../../scene/observable-list.js';
import { ignore, properties } from '../../scene/property.js';
import { itemText, RowCell } from './cell.js';
import { VirtualControl } from './virtual-control.js';

const CLASSES = ['list-view'];
const CELL_CLASSES = ['cell', 'indexed-cell', 'list-cell'];

export class ListCell extends RowCell {
  override get type(): string {
    return 'ListCell';
  }
  override get role(): string {
    return 'LIST_ITEM';
  }
  override get defaultClasses(): readonly string[] {
    return CELL_CLASSES;
  }
  protected override update(index: number): void {
    const list = this.control as ListView;
    this.text = list.cellText(list.items.get(index));
  }
}

/** Items below each other. */
export class ListView extends VirtualControl {
  readonly items = new ObservableList<unknown>(() => this.refresh());
  /** What a cell says about an item. */
  cellText: (item: unknown) => string = itemText;

  constructor() {
    super();
    this.setKids([this.flow]);
  }

  override get type(): 'ListView' {
    return 'ListView';
  }
  override get role(): string {
    return 'LIST_VIEW';
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
  override newRow(): ListCell {
    return this.skin(new ListCell(this));
  }
  override itemAt(index: number): unknown {
    return this.items.get(index);
  }
  override cellTexts(index: number) {
    return [{ columnId: null, text: this.cellText(this.items.get(index)) }];
  }
}

properties(ListView, { items: { list: true, settable: true, accepts: () => true, expected: 'values' } });
ignore(ListView, ['cellFactory', 'orientation', 'placeholder', 'selectionModel']);
