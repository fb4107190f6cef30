import { fireEvent } from '../scene/dispatch.js';
import { type FxEvent, KeyEvent } from '../scene/events.js';
import type { Described } from '../scene/node.js';
import { type Effect, ignore, properties } from '../scene/property.js';
import { flag, text } from '../scene/property-types.js';
import type { Region } from '../scene/region.js';
import { SkinRegion } from '../scene/skin-region.js';
import { fontOf } from '../scene/text.js';
import type { Popup } from '../scene/window.js';
import { Control } from './control.js';
import { closePopup, openPopup } from './popup-root.js';
import { editKey } from './text-editing.js';
import { TextField } from './text-input.js';

export const ARROW_WIDTH = 24;

/** The text field inside a control that has one. The control keeps the focus' place in the order. */
export class Editor extends TextField {
  constructor(
    readonly owner: Control,
    private readonly onCommit: () => void,
  ) {
    super();
    this.focusTraversable = false;
  }
  override commit(): boolean {
    this.onCommit();
    return true;
  }
}

/** A value with a button that opens a popup to choose another. */
export abstract class ComboBase extends Control {
  declare editable: boolean;
  declare promptText: string;
  readonly arrow = this.skin(new SkinRegion(), 'arrow-button');
  readonly editor = this.skin(new Editor(this, () => this.commitEditor()));
  protected popup: Popup | null = null;

  constructor() {
    super();
    this.setKids([this.arrow]);
  }

  /** What it displays; null when there is no value. */
  abstract get shownValue(): string | null;
  protected abstract popupContent(): Region;
  protected abstract commitEditor(): void;

  get showing(): boolean {
    return this.popup?.showing ?? false;
  }

  show(): void {
    if (this.showing) return;
    fireEvent(this, 'showing');
    this.popup = openPopup(this, this.popupContent());
    if (this.popup) this.popup.onKey = (event) => this.popupKey(event);
    this.repaint();
  }

  hide(): void {
    closePopup(this.popup);
    this.popup = null;
    this.repaint();
  }

  protected popupKey(event: KeyEvent): void {
    if (event.type === 'keyPressed' && event.code === 'ESCAPE') {
      this.hide();
      event.consume();
    }
  }

  protected get longestText(): number {
    return 100;
  }
  protected override computePrefW(): number {
    return this.insetsW + 14 + this.longestText + ARROW_WIDTH;
  }
  protected override computePrefH(): number {
    return this.insetsH + Math.ceil(fontOf(this).lineHeight) + 10;
  }
  protected override computeMinW(): number {
    return 14 + ARROW_WIDTH + 20;
  }
  protected override computeMinH(): number {
    return this.computePrefH();
  }
  protected override computeMaxW(): number {
    return this.rawPrefW(-1);
  }
  protected override computeMaxH(): number {
    return this.rawPrefH(-1);
  }
  protected override layoutKids(): void {
    this.arrow.resize(ARROW_WIDTH, this.height);
    this.arrow.relocate(this.width - ARROW_WIDTH, 0);
    this.editor.resize(Math.max(0, this.width - ARROW_WIDTH), this.height);
    this.editor.relocate(0, 0);
  }

  override handle(event: FxEvent): void {
    if (event.type === 'mousePressed') {
      const inEditor = event.target === this.editor;
      if (!inEditor) this.requestFocus();
      if (this.showing) this.hide();
      else if (!inEditor) this.show();
    } else if (event instanceof KeyEvent) {
      if (event.type === 'keyPressed' && this.openKey(event)) event.consume();
      // The control has the focus, its editor takes the keys.
      else if (this.editor.parent === this && event.target === this) editKey(this.editor, event);
    }
  }

  private openKey(event: KeyEvent): boolean {
    const opens = event.code === 'F4' || (event.altDown && (event.code === 'DOWN' || event.code === 'UP'));
    if (!opens && !(event.code === 'SPACE' && event.target === this && !this.editable)) return false;
    if (this.showing) this.hide();
    else this.show();
    return true;
  }

  override describe(record: Described): void {
    const shown = this.shownValue;
    if (shown !== null) record.valueText = shown;
    if (this.promptText !== '') record.prompt = this.promptText;
  }

  protected override ownPseudoClasses(into: string[]): void {
    if (this.editable) into.push('editable');
    if (this.showing) into.push('showing');
  }

  override propertyChanged(name: string, value: unknown, old: unknown, affects: Effect): void {
    if (name === 'editable') this.setKids(this.editable ? [this.editor, this.arrow] : [this.arrow]);
    if (name === 'promptText') this.editor.promptText = this.promptText;
    super.propertyChanged(name, value, old, affects);
  }
}

properties(ComboBase, {
  editable: flag(false, 'layout'),
  promptText: text('paint'),
  focusTraversable: flag(true),
});
ignore(ComboBase, ['converter']);
