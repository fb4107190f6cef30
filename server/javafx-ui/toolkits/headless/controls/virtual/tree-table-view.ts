import type { KeyEvent } from '../../scene/events.js';
import type { Node } from '../../scene/node.js';
import { type Effect, ignore, properties } from '../../scene/property.js';
import { flag, list, object } from '../../scene/property-types.js';
import { ColumnControl } from './column-control.js';
import { TreeTableColumn } from './columns.js';
import { DISCLOSURE_WIDTH, LEVEL_INDENT, newDisclosure, treeKey } from './disclosure.js';
import { TableRow } from './table-row.js';
import { branchOf, TreeItem, type TreeRow, treeRows } from './tree-item.js';

const CLASSES = ['tree-table-view'];

class TreeTableRow extends TableRow {
  readonly arrow = this.skin(
    newDisclosure(() => this.row),
    'tree-disclosure-node',
  );

  private get row(): TreeRow | undefined {
    return (this.control as TreeTableView).rows[this.index];
  }
  override show(index: number): void {
    super.show(index);
    const leaf = this.row?.item.leaf ?? true;
    const shown = this.kids.includes(this.arrow);
    if (leaf === shown) this.setKids([...this.cells, ...(leaf ? [] : [this.arrow])]);
    const [first] = this.cells;
    if (first) first.indent = DISCLOSURE_WIDTH + LEVEL_INDENT * (this.row?.level ?? 0);
  }
  protected override get extraKids(): Node[] {
    return this.row && !this.row.item.leaf ? [this.arrow] : [];
  }
  protected override layoutKids(): void {
    super.layoutKids();
    this.arrow.resize(DISCLOSURE_WIDTH, this.height);
    this.arrow.relocate(4 + LEVEL_INDENT * (this.row?.level ?? 0), 0);
  }
  protected override ownPseudoClasses(into: string[]): void {
    super.ownPseudoClasses(into);
    if (this.row && !this.row.item.leaf) into.push(this.row.item.expanded ? 'expanded' : 'collapsed');
  }
}

/** A tree whose items have values in columns. */
export class TreeTableView extends ColumnControl {
  declare root: TreeItem | null;
  declare showRoot: boolean;
  rows: TreeRow[] = [];

  override get type(): 'TreeTableView' {
    return 'TreeTableView';
  }
  override get role(): string {
    return 'TREE_TABLE_VIEW';
  }
  override get defaultClasses(): readonly string[] {
    return CLASSES;
  }
  override get rowCount(): number {
    return this.rows?.length ?? 0;
  }
  override newRow(): TableRow {
    return this.skin(new TreeTableRow(this, true));
  }
  override itemAt(index: number): unknown {
    return this.rows[index]?.item;
  }
  override cellTexts(index: number) {
    const value = this.rows[index]?.item.value;
    return this.leafColumns.map((column) => ({ columnId: column.id, text: column.textFor(value) }));
  }
  protected override branchAt(index: number) {
    const row = this.rows[index];
    return row ? branchOf(row) : {};
  }
  protected override key(event: KeyEvent): boolean {
    return treeKey(event, this.rows, this.selectionModel) || super.key(event);
  }
  protected override sortItems(order: (a: unknown, b: unknown) => number): void {
    const sort = (item: TreeItem): void => {
      for (const child of item.children) sort(child);
      item.children.setAll([...item.children].sort((a, b) => order(a.value, b.value)));
    };
    if (this.root) sort(this.root);
  }
  override propertyChanged(name: string, value: unknown, old: unknown, affects: Effect): void {
    if (name === 'root' && this.root) this.root.onTreeChange = () => this.rowsChanged();
    if (name === 'root' || name === 'showRoot') this.rowsChanged();
    super.propertyChanged(name, value, old, affects);
  }
  private rowsChanged(): void {
    this.rows = treeRows(this.root, this.showRoot);
    this.refresh();
    this.requestLayout();
  }
}

properties(TreeTableView, {
  root: object<TreeItem | null>(null, (value) => value instanceof TreeItem, 'a TreeItem'),
  showRoot: flag(true, 'layout'),
  columns: list((value) => value instanceof TreeTableColumn, 'a TreeTableColumn'),
});
ignore(TreeTableView, ['treeColumn']);
