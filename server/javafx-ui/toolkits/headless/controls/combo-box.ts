import { fireEvent } from '../scene/dispatch.js';
import type { FxEvent, KeyEvent } from '../scene/events.js';
import { ObservableList } from '../scene/observable-list.js';
import { type Effect, ignore, properties } from '../scene/property.js';
import { anything, number } from '../scene/property-types.js';
import type { ReadableRows } from '../scene/readable-rows.js';
import { fontOf } from '../scene/text.js';
import { ComboBase } from './combo-base.js';
import { PopupRoot } from './popup-root.js';
import { itemText } from './virtual/cell.js';
import { ListView } from './virtual/list-view.js';

const CLASSES = ['combo-box-base', 'combo-box'];

/** The list in the popup. It never takes the focus: the combo box keeps it. */
class ComboList extends ListView {
  constructor(private readonly choose: (index: number) => void) {
    super();
    this.origin = 'skin';
  }
  override requestFocus(): void {}
  override handle(event: FxEvent): void {
    super.handle(event);
    if (event.type === 'mouseReleased' && event.target !== this)
      this.choose(this.selectionModel.selectedIndex);
  }
}

export class ComboBox extends ComboBase {
  declare value: unknown;
  declare visibleRowCount: number;
  readonly items = new ObservableList<unknown>(() => this.requestLayout());
  cellText: (item: unknown) => string = itemText;
  private list: ComboList | null = null;

  override get type(): string {
    return 'ComboBox';
  }
  override get role(): string {
    return 'COMBO_BOX';
  }
  override get defaultClasses(): readonly string[] {
    return CLASSES;
  }
  override get shownValue(): string | null {
    if (this.editable) return this.editor.text;
    return this.value === null || this.value === undefined ? null : this.cellText(this.value);
  }
  get selectedIndex(): number {
    return this.items.indexOf(this.value);
  }

  override get readableRows(): ReadableRows {
    const shown = this.showing ? this.list?.readableRows : undefined;
    return {
      total: this.items.size,
      isOnScreen: (index) => shown?.isOnScreen(index) ?? false,
      cells: (index) => [{ columnId: null, text: this.cellText(this.items.get(index)) }],
    };
  }

  /** Takes an item as the user does: the value changes and handlers hear of it. */
  select(index: number): void {
    const item = this.items.get(index);
    if (index < 0 || index >= this.items.size || item === this.value) return;
    this.value = item;
    fireEvent(this, 'action');
  }

  protected override get longestText(): number {
    const font = fontOf(this);
    const texts = [...this.items.all.slice(0, 100).map((item) => this.cellText(item)), this.promptText];
    return Math.max(40, ...texts.map((text) => font.width(text)));
  }

  protected override popupContent(): PopupRoot {
    const root = new PopupRoot('CSSBridge', ['combo-box-popup']);
    this.list = new ComboList((index) => this.choose(index));
    this.list.cellText = this.cellText;
    this.list.items.setAll(this.items);
    this.list.selectionModel.select(this.selectedIndex);
    this.list.prefWidth = Math.max(this.width, this.rawPrefW(-1));
    this.list.prefHeight =
      2 + this.list.rowHeight * Math.max(1, Math.min(this.visibleRowCount, this.items.size));
    root.setKids([this.list]);
    return root;
  }

  private choose(index: number): void {
    this.hide();
    this.select(index);
  }

  protected override popupKey(event: KeyEvent): void {
    super.popupKey(event);
    if (event.type !== 'keyPressed' || event.consumed || !this.list) return;
    const model = this.list.selectionModel;
    if (event.code === 'ENTER' || event.code === 'SPACE') this.choose(model.selectedIndex);
    else if (event.code === 'DOWN')
      model.clearAndSelect(Math.min(model.selectedIndex + 1, this.items.size - 1));
    else if (event.code === 'UP') model.clearAndSelect(Math.max(model.selectedIndex - 1, 0));
    else return;
    this.list?.flow.showRow(Math.max(0, model.selectedIndex));
    event.consume();
  }

  override handle(event: FxEvent): void {
    super.handle(event);
    if (event.consumed || event.type !== 'keyPressed' || this.showing) return;
    const step = { UP: -1, DOWN: 1 }[(event as KeyEvent).code];
    if (!step || (event as KeyEvent).altDown) return;
    this.select(Math.max(0, this.selectedIndex + step));
    event.consume();
  }

  protected override commitEditor(): void {
    const typed = this.editor.text;
    this.value = this.items.all.find((item) => this.cellText(item) === typed) ?? typed;
    fireEvent(this, 'action');
  }

  override propertyChanged(name: string, value: unknown, old: unknown, affects: Effect): void {
    if (name === 'value') {
      this.editor.text = value === null || value === undefined ? '' : this.cellText(value);
      this.editor.moveCaret(this.editor.text.length);
    }
    super.propertyChanged(name, value, old, affects);
  }
}

properties(ComboBox, {
  value: anything<unknown>(null, 'paint'),
  visibleRowCount: number(10),
  items: { list: true, settable: true, accepts: () => true, expected: 'values' },
});
ignore(ComboBox, ['buttonCell', 'cellFactory', 'placeholder', 'selectionModel']);
