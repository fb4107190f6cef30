import type { KeyEvent } from '../../scene/events.js';
import { type Effect, ignore, properties } from '../../scene/property.js';
import { flag, object } from '../../scene/property-types.js';
import { itemText, RowCell } from './cell.js';
import { DISCLOSURE_WIDTH, LEVEL_INDENT, newDisclosure, treeKey } from './disclosure.js';
import { branchOf, TreeItem, type TreeRow, treeRows } from './tree-item.js';
import { VirtualControl } from './virtual-control.js';

const CLASSES = ['tree-view'];
const CELL_CLASSES = ['cell', 'indexed-cell', 'tree-cell'];

export class TreeCell extends RowCell {
  readonly arrow = this.skin(
    newDisclosure(() => this.row),
    'tree-disclosure-node',
  );

  private get row(): TreeRow | undefined {
    return (this.control as TreeView).rows[this.index];
  }
  override get type(): string {
    return 'TreeCell';
  }
  override get role(): string {
    return 'TREE_ITEM';
  }
  override get defaultClasses(): readonly string[] {
    return CELL_CLASSES;
  }
  protected override get markWidth(): number {
    return DISCLOSURE_WIDTH + LEVEL_INDENT * (this.row?.level ?? 0);
  }
  protected override update(): void {
    const { row } = this;
    this.text = row ? (this.control as TreeView).cellText(row.item.value) : '';
    // An item without children has no arrow at all.
    const arrow = row !== undefined && !row.item.leaf;
    if (arrow !== this.kids.includes(this.arrow)) this.setKids(arrow ? [this.arrow] : []);
    this.needsLayout = true;
  }
  protected override layoutKids(): void {
    super.layoutKids();
    this.arrow.resize(DISCLOSURE_WIDTH, this.height);
    this.arrow.relocate(this.insets.left + this.markWidth - DISCLOSURE_WIDTH, 0);
  }
  protected override ownPseudoClasses(into: string[]): void {
    super.ownPseudoClasses(into);
    if (this.row && !this.row.item.leaf) into.push(this.row.item.expanded ? 'expanded' : 'collapsed');
  }
}

/** Items that open to show the items below them. */
export class TreeView extends VirtualControl {
  declare root: TreeItem | null;
  declare showRoot: boolean;
  rows: TreeRow[] = [];
  cellText: (value: unknown) => string = itemText;

  constructor() {
    super();
    this.setKids([this.flow]);
  }
  override get type(): 'TreeView' {
    return 'TreeView';
  }
  override get role(): string {
    return 'TREE_VIEW';
  }
  override get defaultClasses(): readonly string[] {
    return CLASSES;
  }
  override get rowCount(): number {
    return this.rows?.length ?? 0;
  }
  override newRow(): TreeCell {
    return this.skin(new TreeCell(this));
  }
  override itemAt(index: number): unknown {
    return this.rows[index]?.item;
  }
  override cellTexts(index: number) {
    return [{ columnId: null, text: this.cellText(this.rows[index]?.item.value) }];
  }
  protected override branchAt(index: number) {
    const row = this.rows[index];
    return row ? branchOf(row) : {};
  }
  protected override key(event: KeyEvent): boolean {
    return treeKey(event, this.rows, this.selectionModel) || super.key(event);
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

properties(TreeView, {
  root: object<TreeItem | null>(null, (value) => value instanceof TreeItem, 'a TreeItem'),
  showRoot: flag(true, 'layout'),
});
ignore(TreeView, ['cellFactory', 'selectionModel']);
