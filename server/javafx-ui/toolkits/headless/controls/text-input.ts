import { fireEvent } from '../scene/dispatch.js';
import { type FxEvent, KeyEvent } from '../scene/events.js';
import { Insets } from '../scene/insets.js';
import type { Described } from '../scene/node.js';
import { ignore, properties } from '../scene/property.js';
import { anything, flag, number, text } from '../scene/property-types.js';
import { type FontSetting, fontOf } from '../scene/text.js';
import { breakLines } from '../text/lines.js';
import { Control } from './control.js';
import { editKey } from './text-editing.js';

const PADDING = Insets.of(4, 7, 4, 7);
const FIELD_CLASSES = ['text-input', 'text-field'];
const PASSWORD_CLASSES = ['text-input', 'text-field', 'password-field'];
const AREA_CLASSES = ['text-input', 'text-area'];

/** A control whose text the user edits. */
export abstract class TextInput extends Control {
  declare text: string;
  declare promptText: string;
  declare editable: boolean;
  declare font: FontSetting | null;
  /** Both ends of the selection; typing happens at the caret. */
  anchor = 0;
  caret = 0;
  /** Whether the text is shown, copied and reported. */
  get secret(): boolean {
    return false;
  }
  get multiline(): boolean {
    return false;
  }

  protected override get defaultPadding(): Insets {
    return PADDING;
  }
  override get contentBias(): null {
    return null;
  }

  get selection(): { start: number; end: number } {
    return { start: Math.min(this.anchor, this.caret), end: Math.max(this.anchor, this.caret) };
  }

  get selectedText(): string {
    const { start, end } = this.selection;
    return this.text.slice(start, end);
  }

  /** Puts the caret somewhere; with `select` the anchor stays where it is. */
  moveCaret(position: number, select = false): void {
    this.caret = Math.max(0, Math.min(position, this.text.length));
    if (!select) this.anchor = this.caret;
    this.repaint();
  }

  selectAll(): void {
    this.anchor = 0;
    this.moveCaret(this.text.length, true);
  }

  /** Replaces the selection as typing or pasting does. */
  replaceSelection(insert: string): void {
    const { start, end } = this.selection;
    const clean = this.multiline ? insert : insert.replace(/[\r\n]/g, '');
    this.text = this.text.slice(0, start) + clean + this.text.slice(end);
    this.moveCaret(start + clean.length);
  }

  override handle(event: FxEvent): void {
    if (event.type === 'mousePressed') {
      this.requestFocus();
    } else if (event instanceof KeyEvent && event.target === this) {
      editKey(this, event);
    }
  }

  override propertyChanged(
    name: string,
    value: unknown,
    old: unknown,
    affects: 'layout' | 'paint' | 'nothing',
  ): void {
    if (name === 'text') {
      // Code may set null as JavaFX allows; and the caret never stands behind the text.
      if (value === null || value === undefined) (this as unknown as { _text: string })._text = '';
      if (this.caret > this.text.length || this.anchor > this.text.length) this.moveCaret(this.text.length);
    }
    super.propertyChanged(name, value, old, affects);
  }

  override describe(record: Described): void {
    if (this.promptText !== '') record.prompt = this.promptText;
    if (this.secret) record.password = true;
    else record.valueText = this.text;
    if (!this.editable) record.readOnly = true;
  }

  protected override ownPseudoClasses(into: string[]): void {
    if (!this.editable) into.push('readonly');
  }

  protected override computeMaxH(width: number): number {
    return this.rawPrefH(width);
  }
  override baseline(): number {
    return this.insets.top + fontOf(this).ascent;
  }
}

properties(TextInput, {
  text: text('paint'),
  promptText: text('paint'),
  editable: flag(true),
  font: anything<FontSetting | null>(null, 'layout'),
  focusTraversable: flag(true),
});
ignore(TextInput, ['textFormatter', 'anchor', 'caretPosition']);

export class TextField extends TextInput {
  declare prefColumnCount: number;
  override get type(): string {
    return 'TextField';
  }
  override get role(): string {
    return 'TEXT_FIELD';
  }
  override get defaultClasses(): readonly string[] {
    return FIELD_CLASSES;
  }
  /** ENTER: tells the handlers; without one the scene's default button gets it. */
  commit(): boolean {
    const heard = this.handlersOf('action').length > 0;
    fireEvent(this, 'action');
    return heard;
  }
  protected override computePrefW(): number {
    return this.insetsW + this.prefColumnCount * fontOf(this).width('W');
  }
  protected override computeMinW(): number {
    return this.insetsW + fontOf(this).width('W');
  }
  protected override computePrefH(): number {
    return this.insetsH + fontOf(this).lineHeight + 2;
  }
  protected override computeMinH(): number {
    return this.computePrefH();
  }
}

properties(TextField, { prefColumnCount: number(12) });
ignore(TextField, ['alignment']);

export class PasswordField extends TextField {
  override get type(): string {
    return 'PasswordField';
  }
  override get role(): string {
    return 'PASSWORD_FIELD';
  }
  override get secret(): boolean {
    return true;
  }
  override get defaultClasses(): readonly string[] {
    return PASSWORD_CLASSES;
  }
}

export class TextArea extends TextInput {
  declare prefColumnCount: number;
  declare prefRowCount: number;
  declare wrapText: boolean;
  declare scrollTop: number;
  override get type(): string {
    return 'TextArea';
  }
  override get role(): string {
    return 'TEXT_AREA';
  }
  override get defaultClasses(): readonly string[] {
    return AREA_CLASSES;
  }
  override get multiline(): boolean {
    return true;
  }
  override get clips(): boolean {
    return true;
  }
  protected override computePrefW(): number {
    return this.insetsW + this.prefColumnCount * fontOf(this).width('W');
  }
  protected override computePrefH(): number {
    return this.insetsH + this.prefRowCount * fontOf(this).lineHeight;
  }
  protected override computeMinW(): number {
    return this.insetsW + fontOf(this).width('W');
  }
  protected override computeMinH(): number {
    return this.insetsH + fontOf(this).lineHeight;
  }
  protected override computeMaxH(): number {
    return Number.MAX_VALUE;
  }

  /** Lines as they are shown. */
  shownLines(): string[] {
    const font = fontOf(this);
    if (!this.wrapText) return breakLines(this.text, font);
    const room = Math.max(1, this.width - this.insetsW);
    const lines = breakLines(this.text, font, room);
    const fits = lines.length * font.lineHeight <= this.height - this.insetsH;
    // The bar that scrolls takes room from the text.
    return fits ? lines : breakLines(this.text, font, Math.max(1, room - 10));
  }

  /** How far it can scroll down. */
  get scrollMax(): number {
    const textHeight = this.shownLines().length * fontOf(this).lineHeight;
    return Math.max(0, textHeight - (this.height - this.insetsH));
  }
}

properties(TextArea, {
  prefColumnCount: number(40),
  prefRowCount: number(10),
  wrapText: flag(false, 'layout'),
  scrollTop: number(0, 'paint'),
});
ignore(TextArea, ['scrollLeft']);
