import { fireEvent } from '../scene/dispatch.js';
import type { FxEvent } from '../scene/events.js';
import type { Described } from '../scene/node.js';
import { type Effect, ignore, properties } from '../scene/property.js';
import { flag, optionalText } from '../scene/property-types.js';
import { fontOf } from '../scene/text.js';
import { Button, Label } from './buttons.js';
import { ComboBase } from './combo-base.js';
import { Labeled } from './labeled.js';
import { PopupRoot } from './popup-root.js';

const CLASSES = ['combo-box-base', 'date-picker'];
const CELL_CLASSES = ['cell', 'date-cell', 'day-cell'];
const CELL = { width: 34, height: 24 };
const ISO = /^\d{4}-\d{2}-\d{2}$/;
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const DAY = 86_400_000;

/** A day in the calendar of a date picker. */
export class DateCell extends Labeled {
  constructor(
    readonly date: string,
    private readonly picker: DatePicker,
    inMonth: boolean,
  ) {
    super();
    this.origin = 'skin';
    this.text = String(Number(date.slice(8)));
    this.alignment = 'CENTER';
    if (!inMonth) this.classes = [...this.classes, 'other-month'];
  }
  override get type(): string {
    return 'DateCell';
  }
  override get role(): string {
    return 'BUTTON';
  }
  override get defaultClasses(): readonly string[] {
    return CELL_CLASSES;
  }
  get selected(): boolean {
    return this.date === this.picker.value;
  }
  override describe(record: Described): void {
    super.describe(record);
    record.selected = this.selected;
  }
  override handle(event: FxEvent): void {
    if (event.type === 'mouseReleased') this.picker.choose(this.date);
  }
  protected override ownPseudoClasses(into: string[]): void {
    if (this.selected) into.push('selected');
  }
}

/** The popup of a date picker: one month. */
export class Calendar extends PopupRoot {
  private year: number;
  private month: number;
  private readonly title = new Label();
  private readonly back = this.newArrow('<', 'left-button', -1);
  private readonly forth = this.newArrow('>', 'right-button', 1);
  private cells: DateCell[] = [];

  constructor(private readonly picker: DatePicker) {
    super('DatePickerContent', ['date-picker-popup']);
    const [year, month] = (picker.value ?? new Date().toISOString().slice(0, 10)).split('-').map(Number);
    this.year = year!;
    this.month = month! - 1;
    this.title.origin = 'skin';
    this.title.alignment = 'CENTER';
    this.rebuild();
  }

  private newArrow(text: string, name: string, step: 1 | -1): Button {
    const button = new Button();
    button.text = text;
    button.origin = 'skin';
    button.focusTraversable = false;
    button.classes = [...button.classes, name];
    button.on('action', () => this.turn(step));
    return button;
  }

  private turn(step: 1 | -1): void {
    const months = this.year * 12 + this.month + step;
    this.year = Math.floor(months / 12);
    this.month = months % 12;
    this.rebuild();
  }

  private rebuild(): void {
    this.title.text = `${MONTHS[this.month]} ${this.year}`;
    const first = Date.UTC(this.year, this.month, 1);
    // Weeks start on Monday.
    const start = first - ((new Date(first).getUTCDay() + 6) % 7) * DAY;
    this.cells = Array.from({ length: 42 }, (_, i) => {
      const day = new Date(start + i * DAY);
      return new DateCell(day.toISOString().slice(0, 10), this.picker, day.getUTCMonth() === this.month);
    });
    this.setKids([this.back, this.title, this.forth, ...this.cells]);
  }

  protected override computePrefW(): number {
    return CELL.width * 7 + 16;
  }
  protected override computePrefH(): number {
    return 40 + CELL.height * 6 + 8;
  }
  protected override layoutKids(): void {
    this.back.resize(28, 24);
    this.back.relocate(8, 8);
    this.forth.resize(28, 24);
    this.forth.relocate(this.width - 36, 8);
    this.title.resize(this.width - 88, 24);
    this.title.relocate(44, 8);
    this.cells.forEach((cell, i) => {
      cell.resize(CELL.width, CELL.height);
      cell.relocate(8 + (i % 7) * CELL.width, 40 + Math.floor(i / 7) * CELL.height);
    });
  }
}

/** A date, typed as `2026-01-31` or chosen from a calendar. */
export class DatePicker extends ComboBase {
  declare value: string | null;

  constructor() {
    super();
    this.setKids([this.editor, this.arrow]);
  }
  override get type(): string {
    return 'DatePicker';
  }
  override get role(): string {
    return 'DATE_PICKER';
  }
  override get defaultClasses(): readonly string[] {
    return CLASSES;
  }
  override get shownValue(): string | null {
    return this.editor.text === '' ? null : this.editor.text;
  }
  protected override get longestText(): number {
    return fontOf(this).width('W') * 8;
  }
  protected override popupContent(): Calendar {
    return new Calendar(this);
  }

  choose(date: string): void {
    this.hide();
    if (date === this.value) return;
    this.value = date;
    fireEvent(this, 'action');
  }

  protected override commitEditor(): void {
    const typed = this.editor.text.trim();
    if (typed === '') this.value = null;
    else if (ISO.test(typed) && !Number.isNaN(Date.parse(typed))) this.value = typed;
    this.editor.text = this.value ?? '';
    fireEvent(this, 'action');
  }

  override propertyChanged(name: string, value: unknown, old: unknown, affects: Effect): void {
    if (name === 'value') this.editor.text = this.value ?? '';
    super.propertyChanged(name, value, old, affects);
    if (name === 'editable') this.setKids([this.editor, this.arrow]);
  }
}

properties(DatePicker, { value: { ...optionalText('paint') }, editable: flag(true, 'layout') });
ignore(DatePicker, ['chronology', 'dayCellFactory', 'showWeekNumbers']);
