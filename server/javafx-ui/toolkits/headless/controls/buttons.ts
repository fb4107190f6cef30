import { POSITIONS, type Pos } from '../layout/alignment.js';
import { fireEvent } from '../scene/dispatch.js';
import { type FxEvent, KeyEvent } from '../scene/events.js';
import { Insets } from '../scene/insets.js';
import { properties } from '../scene/property.js';
import { flag, word } from '../scene/property-types.js';
import { Labeled } from './labeled.js';

const BUTTON_PADDING = Insets.of(4, 8, 4, 8);
const LABEL_CLASSES = ['label'];
const BUTTON_CLASSES = ['button'];
const LINK_CLASSES = ['hyperlink'];

export class Label extends Labeled {
  override get type(): string {
    return 'Label';
  }
  override get role(): string {
    return 'TEXT';
  }
  override get defaultClasses(): readonly string[] {
    return LABEL_CLASSES;
  }
}

/** A labeled that does something when it is clicked, or when SPACE is pressed on it. */
export abstract class ButtonBase extends Labeled {
  armed = false;

  protected override get defaultPadding(): Insets {
    return BUTTON_PADDING;
  }

  /** Does what a click does. */
  fire(): void {
    if (!this.disabled) fireEvent(this, 'action');
  }

  override handle(event: FxEvent): void {
    if (event.type === 'mousePressed') {
      if (this.focusTraversable) this.requestFocus();
      this.armed = true;
    } else if (event.type === 'mouseReleased' && this.armed) {
      this.armed = false;
      if (this.hover) this.fire();
    } else if (event instanceof KeyEvent && event.code === 'SPACE' && event.target === this) {
      this.handleSpace(event);
    }
  }

  private handleSpace(event: KeyEvent): void {
    if (event.controlDown || event.altDown || event.metaDown) return;
    if (event.type === 'keyPressed') {
      this.armed = true;
      event.consume();
    } else if (event.type === 'keyReleased' && this.armed) {
      this.armed = false;
      event.consume();
      this.fire();
    }
  }

  protected override ownPseudoClasses(into: string[]): void {
    if (this.armed) into.push('armed');
  }
}

properties(ButtonBase, {
  focusTraversable: flag(true),
  alignment: word<Pos>('CENTER', POSITIONS),
});

export class Button extends ButtonBase {
  declare defaultButton: boolean;
  declare cancelButton: boolean;
  override get type(): string {
    return 'Button';
  }
  override get role(): string {
    return 'BUTTON';
  }
  override get defaultClasses(): readonly string[] {
    return BUTTON_CLASSES;
  }
  protected override ownPseudoClasses(into: string[]): void {
    super.ownPseudoClasses(into);
    if (this.defaultButton) into.push('default');
    if (this.cancelButton) into.push('cancel');
  }
}

properties(Button, {
  defaultButton: flag(false),
  cancelButton: flag(false),
  mnemonicParsing: flag(true, 'layout'),
});

const LINK_PADDING = Insets.of(3, 4, 3, 4);

export class Hyperlink extends ButtonBase {
  declare visited: boolean;
  override get type(): string {
    return 'Hyperlink';
  }
  override get role(): string {
    return 'HYPERLINK';
  }
  override get defaultClasses(): readonly string[] {
    return LINK_CLASSES;
  }
  protected override get defaultPadding(): Insets {
    return LINK_PADDING;
  }
  override fire(): void {
    if (this.disabled) return;
    this.visited = true;
    super.fire();
  }
  protected override ownPseudoClasses(into: string[]): void {
    super.ownPseudoClasses(into);
    if (this.visited) into.push('visited');
  }
}

properties(Hyperlink, { visited: flag(false), alignment: word<Pos>('CENTER_LEFT', POSITIONS) });
