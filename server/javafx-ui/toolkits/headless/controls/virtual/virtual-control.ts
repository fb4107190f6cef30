import type { RawVirtualization } from '../../../../scene/port.js';
import { type FxEvent, KeyEvent, ScrollEvent } from '../../scene/events.js';
import type { Node, ReachedItem, StepsSource, UidSource } from '../../scene/node.js';
import { properties } from '../../scene/property.js';
import { flag, number } from '../../scene/property-types.js';
import type { ReadableRows } from '../../scene/readable-rows.js';
import { Control } from '../control.js';
import { itemName } from './item-name.js';
import { SelectionModel } from './selection.js';
import { type Row, type RowSource, VirtualFlow } from './virtual-flow.js';

const DEFAULT_ROW_HEIGHT = 24;

/** A control that shows some of many rows. */
export abstract class VirtualControl extends Control implements RowSource {
  declare fixedCellSize: number;
  declare editable: boolean;
  readonly flow: VirtualFlow = this.skin(new VirtualFlow(this), 'virtual-flow');
  readonly selectionModel = new SelectionModel(
    () => this.rowCount,
    () => this.selectionChanged(),
  );
  /** Called after each change of the selection or of the keyboard's place. */
  onSelectionChange: (() => void) | null = null;

  abstract override get type(): RawVirtualization['kind'];
  abstract get rowCount(): number;
  abstract newRow(): Row;
  abstract itemAt(index: number): unknown;
  abstract cellTexts(index: number): { columnId: string | null; text: string | null }[];

  get rowHeight(): number {
    return this.fixedCellSize > 0 ? this.fixedCellSize : DEFAULT_ROW_HEIGHT;
  }
  get rowWidth(): number {
    return 0;
  }
  /** Room above the rows. */
  protected get headerHeight(): number {
    return 0;
  }

  /** Something about the rows has changed. */
  refresh(): void {
    this.selectionModel?.trim();
    for (const row of this.flow?.visibleRows ?? []) if (row.index < this.rowCount) row.show(row.index);
    this.flow?.requestLayout();
  }

  private selectionChanged(): void {
    for (const row of this.flow.visibleRows) row.repaint();
    this.repaint();
    this.onSelectionChange?.();
  }

  scrollTo(index: number): void {
    this.flow.scrollTo(index);
  }

  protected override computePrefW(): number {
    return 248;
  }
  protected override computePrefH(): number {
    return 400;
  }
  protected override computeMinW(): number {
    return 40;
  }
  protected override computeMinH(): number {
    return this.headerHeight + this.rowHeight;
  }
  override get scrolls(): boolean {
    return true;
  }
  /** Whether a bar shows at the right or at the bottom. */
  get vbar(): boolean {
    return this.rowCount * this.rowHeight > this.height - 2 - this.headerHeight;
  }
  get hbar(): boolean {
    return this.rowWidth > this.width - 2 - (this.vbar ? 14 : 0) + 0.5;
  }

  protected override layoutKids(): void {
    const width = Math.max(0, this.width - 2 - (this.vbar ? 14 : 0));
    const height = Math.max(0, this.height - 2 - this.headerHeight - (this.hbar ? 14 : 0));
    this.flow.resize(width, height);
    this.flow.relocate(1, 1 + this.headerHeight);
  }

  override reachItem({ index, column }: { index: number; column?: string | number }): ReachedItem | string {
    if (!Number.isInteger(index) || index < 0 || index >= this.rowCount) {
      return `Expected an index from 0 to ${this.rowCount - 1}, got ${index}.`;
    }
    this.flow.showRow(index);
    this.scene?.layout();
    const row = this.flow.rowAt(index);
    if (!row) return `Row ${index} has no room to show.`;
    const cell = column === undefined ? row : this.cellIn(row, column);
    if (typeof cell === 'string') return cell;
    return {
      cell,
      focus: () => {
        this.requestFocus();
        this.selectionModel.focus(index);
      },
    };
  }

  override reveal(node: Node): void {
    const row = this.flow.visibleRows.find((candidate) => node.isUnder(candidate));
    if (!row) return;
    this.flow.showRow(row.index);
    this.scene?.layout();
  }

  /** Cell of a row in a column, or why there is none. */
  protected cellIn(_row: Row, column: string | number): Node | string {
    return `A ${this.type} has no column ${JSON.stringify(column)}.`;
  }

  override get readableRows(): ReadableRows {
    const { range } = this.flow;
    return {
      total: this.rowCount,
      isOnScreen: (index) => range !== null && index >= range.from && index <= range.to,
      cells: (index) => this.cellTexts(index),
    };
  }

  override virtualization(uids: UidSource, steps: StepsSource): RawVirtualization {
    const { focusedIndex, selectedIndices } = this.selectionModel;
    return {
      kind: this.type,
      itemsCount: this.rowCount,
      visibleRange: this.flow.range,
      selectedIndices: [...selectedIndices],
      focusedIndex: focusedIndex < 0 ? null : focusedIndex,
      visibleCells: this.flow.visibleRows.map((row) => ({
        index: row.index,
        uid: uids.of(row),
        item: itemName(this.itemAt(row.index)),
        steps: steps.of(row),
        ...this.branchAt(row.index),
        cells: this.cellTexts(row.index),
      })),
    };
  }

  /** Where in a tree a row stands. */
  protected branchAt(_index: number): { level?: number; leaf?: true } {
    return {};
  }

  /** A press on a row. */
  pressRow(index: number): void {
    this.requestFocus();
    this.selectionModel.clearAndSelect(index);
  }

  override handle(event: FxEvent): void {
    if (event.type === 'mousePressed') this.requestFocus();
    else if (event instanceof ScrollEvent) {
      if (this.flow.scrollBy(event.deltaY)) event.consume();
    } else if (event instanceof KeyEvent && event.type === 'keyPressed' && event.target === this) {
      if (this.key(event)) event.consume();
    }
  }

  /** Keys that every list knows; answers whether it took the key. */
  protected key(event: KeyEvent): boolean {
    const model = this.selectionModel;
    if (event.shortcutDown && event.code === 'A' && model.mode === 'MULTIPLE') {
      model.selectRange(0, this.rowCount - 1);
      return true;
    }
    if (event.code === 'SPACE' && model.focusedIndex >= 0) {
      if (event.controlDown) model.toggle(model.focusedIndex);
      else model.select(model.focusedIndex);
      return true;
    }
    const target = this.keyTarget(event.code);
    if (target === null || this.rowCount === 0) return false;
    const index = Math.max(0, Math.min(target, this.rowCount - 1));
    if (event.controlDown) model.focus(index);
    else if (event.shiftDown && model.mode === 'MULTIPLE')
      model.selectRange(model.selectedIndices[0] ?? index, index);
    else model.clearAndSelect(index);
    this.flow.showRow(index);
    return true;
  }

  private keyTarget(code: string): number | null {
    const at = this.selectionModel.focusedIndex;
    const page = Math.max(1, Math.floor(this.flow.height / this.rowHeight) - 1);
    switch (code) {
      case 'UP':
        return at < 0 ? this.rowCount - 1 : at - 1;
      case 'DOWN':
        return at + 1;
      case 'PAGE_UP':
        return at - page;
      case 'PAGE_DOWN':
        return at + page;
      case 'HOME':
        return 0;
      case 'END':
        return this.rowCount - 1;
      default:
        return null;
    }
  }
}

properties(VirtualControl, {
  fixedCellSize: number(-1),
  editable: flag(false, 'nothing'),
  focusTraversable: flag(true),
});
