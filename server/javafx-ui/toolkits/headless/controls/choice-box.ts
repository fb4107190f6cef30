import { fireEvent } from '../scene/dispatch.js';
import { type FxEvent, KeyEvent } from '../scene/events.js';
import type { Described } from '../scene/node.js';
import { ObservableList } from '../scene/observable-list.js';
import { ignore, properties } from '../scene/property.js';
import { anything, flag } from '../scene/property-types.js';
import type { ReadableRows } from '../scene/readable-rows.js';
import { fontOf } from '../scene/text.js';
import { Control } from './control.js';
import { CheckMenuItem } from './menu-items.js';
import { MenuPopup } from './menu-popup.js';
import { itemText } from './virtual/cell.js';

const CLASSES = ['choice-box'];

/** A value out of a few, chosen from a menu. */
export class ChoiceBox extends Control {
  declare value: unknown;
  readonly items = new ObservableList<unknown>(() => this.requestLayout());
  cellText: (item: unknown) => string = itemText;
  private readonly popup = new MenuPopup(
    () => this.menuItems(),
    null,
    (item) => this.select(item.userData as number),
  );

  override get type(): string {
    return 'ChoiceBox';
  }
  override get role(): string {
    return 'COMBO_BOX';
  }
  override get defaultClasses(): readonly string[] {
    return CLASSES;
  }

  override get readableRows(): ReadableRows {
    return {
      total: this.items.size,
      isOnScreen: () => this.popup.showing,
      cells: (index) => [{ columnId: null, text: this.cellText(this.items.get(index)) }],
    };
  }

  select(index: number): void {
    const item = this.items.get(index);
    if (index < 0 || index >= this.items.size || item === this.value) return;
    this.value = item;
    fireEvent(this, 'action');
  }

  private menuItems(): CheckMenuItem[] {
    return this.items.all.map((item, index) => {
      const entry = new CheckMenuItem();
      entry.mnemonicParsing = false;
      entry.text = this.cellText(item);
      entry.selected = item === this.value;
      entry.userData = index;
      return entry;
    });
  }

  protected override computePrefW(): number {
    const font = fontOf(this);
    return 14 + 24 + Math.max(40, ...this.items.all.map((item) => font.width(this.cellText(item))));
  }
  protected override computePrefH(): number {
    return Math.ceil(fontOf(this).lineHeight) + 10;
  }
  protected override computeMaxW(): number {
    return this.rawPrefW(-1);
  }
  protected override computeMaxH(): number {
    return this.rawPrefH(-1);
  }
  protected override computeMinH(): number {
    return this.computePrefH();
  }

  get shownValue(): string | null {
    return this.value === null || this.value === undefined ? null : this.cellText(this.value);
  }

  override describe(record: Described): void {
    const shown = this.shownValue;
    if (shown !== null) record.valueText = shown;
  }

  override handle(event: FxEvent): void {
    if (event.type === 'mousePressed') {
      this.requestFocus();
      this.toggle();
    } else if (event instanceof KeyEvent && event.type === 'keyPressed' && event.target === this) {
      const step = { UP: -1, DOWN: 1 }[event.code];
      if (event.code === 'SPACE') this.toggle();
      else if (step) this.select(Math.max(0, this.items.indexOf(this.value) + step));
      else return;
      event.consume();
    }
  }

  private toggle(): void {
    if (this.popup.showing) this.popup.hide();
    else this.popup.show(this);
  }

  protected override ownPseudoClasses(into: string[]): void {
    if (this.popup.showing) into.push('showing');
  }
}

properties(ChoiceBox, {
  value: anything<unknown>(null, 'paint'),
  items: { list: true, settable: true, accepts: () => true, expected: 'values' },
  focusTraversable: flag(true),
});
ignore(ChoiceBox, ['converter', 'selectionModel']);
