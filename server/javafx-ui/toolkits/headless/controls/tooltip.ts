import { FxObject } from '../scene/fx-object.js';
import { Insets } from '../scene/insets.js';
import type { Node } from '../scene/node.js';
import { ignore, properties } from '../scene/property.js';
import { text } from '../scene/property-types.js';
import type { Popup } from '../scene/window.js';
import { Label } from './buttons.js';
import { closePopup, openPopup, PopupRoot } from './popup-root.js';

const PADDING = Insets.of(4, 8, 4, 8);

/** A hint on a control. No mouse rests on anything here, so it shows only when code says so. */
export class Tooltip extends FxObject {
  declare text: string;
  readonly type = 'Tooltip';
  private popup: Popup | null = null;

  get showing(): boolean {
    return this.popup?.showing ?? false;
  }

  /** Shows it below a node. */
  show(anchor: Node): void {
    this.hide();
    const label = new Label();
    label.text = this.text;
    label.origin = 'skin';
    const root = new PopupRoot('CSSBridge', ['tooltip']);
    root.padding = PADDING;
    root.setKids([label]);
    this.popup = openPopup(anchor, root);
  }

  hide(): void {
    closePopup(this.popup);
    this.popup = null;
  }
}

properties(Tooltip, { text: text() });
ignore(Tooltip, [
  'font',
  'graphic',
  'hideDelay',
  'showDelay',
  'showDuration',
  'style',
  'textAlignment',
  'wrapText',
]);
