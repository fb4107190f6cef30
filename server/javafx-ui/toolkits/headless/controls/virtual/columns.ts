import type { FxEvent } from '../../scene/events.js';
import { FxObject } from '../../scene/fx-object.js';
import type { Described } from '../../scene/node.js';
import { ObservableList } from '../../scene/observable-list.js';
import { type Effect, ignore, properties } from '../../scene/property.js';
import { anything, flag, list, number, optionalText, text, wordList } from '../../scene/property-types.js';
import { Region } from '../../scene/region.js';

/** What the value of a cell is made from. */
export type CellValue = (item: unknown) => unknown;

/** `<PropertyValueFactory property="name"/>`: the value is a property of the item. */
export class PropertyValueFactory extends FxObject {
  declare property: string;
  readonly type = 'PropertyValueFactory';
  valueFor(item: unknown): unknown {
    return (item as Record<string, unknown> | null | undefined)?.[this.property];
  }
}
properties(PropertyValueFactory, { property: text() });

/** `<MapValueFactory key="name"/>`: items are maps, the value an entry of them. */
export class MapValueFactory extends FxObject {
  declare key: string;
  readonly type = 'MapValueFactory';
  valueFor(item: unknown): unknown {
    return item instanceof Map ? item.get(this.key) : undefined;
  }
}
properties(MapValueFactory, { key: text() });

/** What a column tells its table. */
export interface ColumnOwner {
  columnsChanged(): void;
  sortBy(column: TableColumn): void;
  readonly sortColumn: TableColumn | null;
}

/** A column of a table or tree table. */
export class TableColumn extends FxObject {
  declare text: string;
  declare id: string | null;
  declare prefWidth: number;
  declare minWidth: number;
  declare maxWidth: number;
  declare visible: boolean;
  declare sortable: boolean;
  declare sortType: 'ASCENDING' | 'DESCENDING';
  declare cellValueFactory: PropertyValueFactory | MapValueFactory | null;
  declare userData: unknown;
  readonly styleClass = new ObservableList<string>();
  readonly columns = new ObservableList<TableColumn>(() => this.owner?.columnsChanged());
  /** Takes precedence over the factory; set by code. */
  cellValue: CellValue | null = null;
  owner: ColumnOwner | null = null;
  width = 80;

  get type(): string {
    return 'TableColumn';
  }
  valueFor(item: unknown): unknown {
    return this.cellValue ? this.cellValue(item) : this.cellValueFactory?.valueFor(item);
  }
  textFor(item: unknown): string {
    const value = this.valueFor(item);
    return value === null || value === undefined ? '' : String(value);
  }
  /** Columns that show cells: itself, or those nested in it. */
  get leaves(): TableColumn[] {
    if (!this.visible) return [];
    return this.columns.size === 0 ? [this] : this.columns.all.flatMap((column) => column.leaves);
  }
  override propertyChanged(name: string, value: unknown, old: unknown, affects: Effect): void {
    this.owner?.columnsChanged();
    super.propertyChanged(name, value, old, affects);
  }
}

properties(TableColumn, {
  text: text(),
  id: optionalText(),
  prefWidth: number(80),
  minWidth: number(10),
  maxWidth: number(5000),
  visible: flag(true),
  sortable: flag(true),
  sortType: anything<'ASCENDING' | 'DESCENDING'>('ASCENDING'),
  cellValueFactory: {
    initial: null,
    affects: 'nothing',
    accepts: (value) => value instanceof PropertyValueFactory || value instanceof MapValueFactory,
    expected: 'a PropertyValueFactory',
  },
  userData: anything<unknown>(null),
  styleClass: wordList(),
  columns: list((value) => value instanceof TableColumn, 'a TableColumn'),
});
ignore(TableColumn, [
  'cellFactory',
  'comparator',
  'contextMenu',
  'editable',
  'graphic',
  'reorderable',
  'resizable',
  'sortNode',
  'style',
]);

export class TreeTableColumn extends TableColumn {
  override get type(): string {
    return 'TreeTableColumn';
  }
}

const HEADER_CLASSES = ['column-header', 'table-column'];

/** The part of a column that the user reads and clicks. */
export class ColumnHeader extends Region {
  constructor(readonly column: TableColumn) {
    super();
  }
  override get type(): string {
    return 'TableColumnHeader';
  }
  override get module(): string {
    return 'javafx.controls';
  }
  override get role(): string {
    return 'TABLE_COLUMN';
  }
  override get defaultClasses(): readonly string[] {
    return HEADER_CLASSES;
  }
  override describe(record: Described): void {
    if (this.column.text !== '') record.label = this.column.text;
  }
  override handle(event: FxEvent): void {
    if (event.type === 'mouseReleased' && this.column.sortable) this.column.owner?.sortBy(this.column);
  }
}
