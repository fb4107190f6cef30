import { FxObject } from '../../scene/fx-object.js';
import type { Node } from '../../scene/node.js';
import { ObservableList } from '../../scene/observable-list.js';
import { type Effect, ignore, properties } from '../../scene/property.js';
import { anything, flag, list } from '../../scene/property-types.js';

/** A node of a tree's data; not of the scene graph. */
export class TreeItem extends FxObject {
  declare value: unknown;
  declare expanded: boolean;
  graphic: Node | null = null;
  parent: TreeItem | null = null;
  /** Set on a root: hears about every change below it. */
  onTreeChange: (() => void) | null = null;
  readonly type = 'TreeItem';
  readonly children = new ObservableList<TreeItem>((added, removed) => {
    for (const child of removed) child.parent = null;
    for (const child of added) child.parent = this;
    this.changed();
  });

  get leaf(): boolean {
    return this.children.size === 0;
  }

  private changed(): void {
    for (let item: TreeItem | null = this; item; item = item.parent) item.onTreeChange?.();
  }

  override propertyChanged(name: string, value: unknown, old: unknown, affects: Effect): void {
    super.propertyChanged(name, value, old, affects);
    this.changed();
  }
}

properties(TreeItem, {
  value: anything<unknown>(null),
  expanded: flag(false),
  children: list((value) => value instanceof TreeItem, 'a TreeItem'),
});
ignore(TreeItem, ['graphic']);

export interface TreeRow {
  item: TreeItem;
  level: number;
}

/** The rows that a tree shows: each item whose ancestors are all expanded. */
export function treeRows(root: TreeItem | null, showRoot: boolean): TreeRow[] {
  const rows: TreeRow[] = [];
  if (!root) return rows;
  const add = (item: TreeItem, level: number): void => {
    rows.push({ item, level });
    if (item.expanded) for (const child of item.children) add(child, level + 1);
  };
  if (showRoot) add(root, 0);
  else for (const child of root.children) add(child, 0);
  return rows;
}

export const branchOf = ({ item, level }: TreeRow): { level: number; leaf?: true } => ({
  level,
  ...(item.leaf && { leaf: true }),
});
