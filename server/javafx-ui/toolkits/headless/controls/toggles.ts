import { POSITIONS, type Pos } from '../layout/alignment.js';
import { type FxEvent, KeyEvent } from '../scene/events.js';
import { FxObject } from '../scene/fx-object.js';
import { Insets } from '../scene/insets.js';
import type { Described } from '../scene/node.js';
import { properties } from '../scene/property.js';
import { anything, flag, object, word } from '../scene/property-types.js';
import { ButtonBase } from './buttons.js';

const TOGGLE_CLASSES = ['toggle-button'];
const RADIO_CLASSES = ['radio-button'];
const CHECK_CLASSES = ['check-box'];
const MARK_PADDING = Insets.of(0, 0, 0, 0);
/** Side of the box or radio, and its distance from the text. */
export const MARK_SIZE = 17;
const MARK_GAP = 6;

/** At most one of its toggles is selected. */
export class ToggleGroup extends FxObject {
  declare userData: unknown;
  readonly type = 'ToggleGroup';
  readonly toggles: ToggleButton[] = [];

  get selectedToggle(): ToggleButton | null {
    return this.toggles.find((toggle) => toggle.selected) ?? null;
  }

  selectToggle(chosen: ToggleButton | null): void {
    for (const toggle of this.toggles) toggle.selected = toggle === chosen;
  }
}

properties(ToggleGroup, { userData: anything<unknown>(null) });

export class ToggleButton extends ButtonBase {
  declare selected: boolean;
  declare toggleGroup: ToggleGroup | null;

  override get type(): string {
    return 'ToggleButton';
  }
  override get role(): string {
    return 'TOGGLE_BUTTON';
  }
  override get defaultClasses(): readonly string[] {
    return TOGGLE_CLASSES;
  }

  override fire(): void {
    if (this.disabled) return;
    this.selected = !this.selected;
    super.fire();
  }

  override propertyChanged(
    name: string,
    value: unknown,
    old: unknown,
    affects: 'layout' | 'paint' | 'nothing',
  ): void {
    if (name === 'toggleGroup') {
      const before = old as ToggleGroup | null;
      if (before) before.toggles.splice(before.toggles.indexOf(this), 1);
      this.toggleGroup?.toggles.push(this);
      if (this.selected) this.toggleGroup?.selectToggle(this);
    }
    if (name === 'selected' && value === true) this.toggleGroup?.selectToggle(this);
    super.propertyChanged(name, value, old, affects);
  }

  override describe(record: Described): void {
    super.describe(record);
    record.selected = this.selected;
  }

  protected override ownPseudoClasses(into: string[]): void {
    super.ownPseudoClasses(into);
    if (this.selected) into.push('selected');
  }
}

properties(ToggleButton, {
  selected: flag(false),
  toggleGroup: object<ToggleGroup | null>(
    null,
    (value) => value instanceof ToggleGroup,
    'a ToggleGroup',
    'nothing',
  ),
  mnemonicParsing: flag(true, 'layout'),
});

export class RadioButton extends ToggleButton {
  override get type(): string {
    return 'RadioButton';
  }
  override get role(): string {
    return 'RADIO_BUTTON';
  }
  override get defaultClasses(): readonly string[] {
    return RADIO_CLASSES;
  }
  protected override get defaultPadding(): Insets {
    return MARK_PADDING;
  }
  protected override get markWidth(): number {
    return MARK_SIZE + MARK_GAP;
  }
  protected override get markHeight(): number {
    return MARK_SIZE;
  }
  override fire(): void {
    if (this.disabled) return;
    // A selected radio button stays selected as long as it is in a group.
    if (!this.toggleGroup || !this.selected) super.fire();
  }
  override handle(event: FxEvent): void {
    if (event instanceof KeyEvent && event.type === 'keyPressed' && this.toggleGroup) {
      const step = { UP: -1, LEFT: -1, DOWN: 1, RIGHT: 1 }[event.code];
      if (step) {
        this.moveInGroup(step);
        event.consume();
        return;
      }
    }
    super.handle(event);
  }
  private moveInGroup(step: number): void {
    const toggles = this.toggleGroup!.toggles;
    const next = toggles[toggles.indexOf(this) + step];
    if (!next || next.disabled || !next.treeVisible) return;
    next.requestFocus();
    next.fire();
  }
}

properties(RadioButton, { alignment: word<Pos>('CENTER_LEFT', POSITIONS) });

export class CheckBox extends ButtonBase {
  declare selected: boolean;
  declare indeterminate: boolean;
  declare allowIndeterminate: boolean;

  override get type(): string {
    return 'CheckBox';
  }
  override get role(): string {
    return 'CHECK_BOX';
  }
  override get defaultClasses(): readonly string[] {
    return CHECK_CLASSES;
  }
  protected override get defaultPadding(): Insets {
    return MARK_PADDING;
  }
  protected override get markWidth(): number {
    return MARK_SIZE + MARK_GAP;
  }
  protected override get markHeight(): number {
    return MARK_SIZE;
  }

  override fire(): void {
    if (this.disabled) return;
    if (this.allowIndeterminate && !this.indeterminate && !this.selected) {
      this.indeterminate = true;
    } else if (this.indeterminate) {
      this.indeterminate = false;
      this.selected = true;
    } else {
      this.selected = !this.selected;
    }
    super.fire();
  }

  override describe(record: Described): void {
    super.describe(record);
    record.checked = this.selected;
  }

  protected override ownPseudoClasses(into: string[]): void {
    super.ownPseudoClasses(into);
    if (this.selected) into.push('selected');
    into.push(this.indeterminate ? 'indeterminate' : 'determinate');
  }
}

properties(CheckBox, {
  selected: flag(false),
  indeterminate: flag(false),
  allowIndeterminate: flag(false, 'nothing'),
  alignment: word<Pos>('CENTER_LEFT', POSITIONS),
  mnemonicParsing: flag(true, 'layout'),
});
