import { type FxEvent, KeyEvent } from '../scene/events.js';
import type { Described } from '../scene/node.js';
import { type Effect, ignore, properties } from '../scene/property.js';
import { flag, number, text } from '../scene/property-types.js';
import { between } from '../scene/region.js';
import { SkinRegion } from '../scene/skin-region.js';
import { Editor } from './combo-base.js';
import { Control } from './control.js';
import { numberText } from './ranges.js';
import { editKey } from './text-editing.js';

const CLASSES = ['spinner'];
const ARROWS = 22;

/** A number in a field, with two buttons that step it. */
export class Spinner extends Control {
  declare min: number;
  declare max: number;
  declare initialValue: number;
  declare value: number;
  declare amountToStepBy: number;
  declare editable: boolean;
  declare promptText: string;
  readonly editor = this.skin(new Editor(this, () => this.commit()));
  readonly increment = this.skin(
    new SkinRegion('StackPane', false, (e) => this.press(e, 1)),
    'increment-arrow-button',
  );
  readonly decrement = this.skin(
    new SkinRegion('StackPane', false, (e) => this.press(e, -1)),
    'decrement-arrow-button',
  );

  constructor() {
    super();
    this.editor.editable = false;
    this.editor.text = '0';
    this.setKids([this.editor, this.increment, this.decrement]);
  }
  override get type(): string {
    return 'Spinner';
  }
  override get role(): string {
    return 'SPINNER';
  }
  override get defaultClasses(): readonly string[] {
    return CLASSES;
  }

  step(steps: number): void {
    this.value = between(this.min, this.value + steps * this.amountToStepBy, this.max);
  }

  private press(event: FxEvent, steps: 1 | -1): void {
    if (event.type !== 'mousePressed') return;
    this.requestFocus();
    this.step(steps);
    event.consume();
  }

  private commit(): void {
    const typed = Number(this.editor.text.trim());
    if (this.editor.text.trim() !== '' && Number.isFinite(typed))
      this.value = between(this.min, typed, this.max);
    this.editor.text = numberText(this.value);
  }

  protected override computePrefW(): number {
    return this.editor.prefW() + ARROWS;
  }
  protected override computePrefH(): number {
    return this.editor.prefH();
  }
  protected override computeMinH(): number {
    return this.editor.prefH();
  }
  protected override computeMaxW(): number {
    return this.rawPrefW(-1);
  }
  protected override computeMaxH(): number {
    return this.rawPrefH(-1);
  }
  protected override layoutKids(): void {
    const half = Math.floor(this.height / 2);
    this.editor.resize(Math.max(0, this.width - ARROWS), this.height);
    this.editor.relocate(0, 0);
    this.increment.resize(ARROWS, half);
    this.increment.relocate(this.width - ARROWS, 0);
    this.decrement.resize(ARROWS, this.height - half);
    this.decrement.relocate(this.width - ARROWS, half);
  }

  override describe(record: Described): void {
    record.valueText = this.editor.text;
  }

  override handle(event: FxEvent): void {
    if (!(event instanceof KeyEvent)) return;
    const steps = event.type === 'keyPressed' ? { UP: 1, DOWN: -1 }[event.code] : undefined;
    if (steps) {
      this.step(steps);
      event.consume();
    } else if (event.target === this) {
      editKey(this.editor, event);
    }
  }

  override propertyChanged(name: string, value: unknown, old: unknown, affects: Effect): void {
    if (name === 'initialValue') this.value = this.initialValue;
    if (name === 'value') this.editor.text = numberText(this.value);
    if (name === 'editable') this.editor.editable = this.editable;
    super.propertyChanged(name, value, old, affects);
  }
}

properties(Spinner, {
  min: number(0, 'nothing'),
  max: number(100, 'nothing'),
  initialValue: number(0, 'paint'),
  value: number(0, 'paint'),
  amountToStepBy: number(1, 'nothing'),
  editable: flag(false),
  promptText: text('paint'),
  focusTraversable: flag(true),
});
ignore(Spinner, ['initialDelay', 'repeatDelay', 'valueFactory']);
