import type { KeyEvent } from './events.js';
import { FxObject } from './fx-object.js';
import type { Node } from './node.js';
import { properties } from './property.js';
import { optionalText } from './property-types.js';
import type { Scene } from './scene.js';

export type Modality = 'NONE' | 'WINDOW_MODAL' | 'APPLICATION_MODAL';

/** A window on the one virtual screen. It has no frame: its scene covers it. */
export abstract class Window extends FxObject {
  abstract readonly kind: 'stage' | 'popup';
  key = 0;
  x = 0;
  y = 0;
  showing = false;
  focused = false;
  owner: Window | null = null;
  readonly scene: Scene;

  constructor(scene: Scene) {
    super();
    this.scene = scene;
    scene.window = this;
  }

  get width(): number {
    return this.scene.width;
  }
  get height(): number {
    return this.scene.height;
  }
}

/** A top-level window; one whose root is a DialogPane is a dialog. */
export class Stage extends Window {
  readonly kind = 'stage';
  declare title: string | null;
  modality: Modality = 'NONE';

  override propertyChanged(name: string, value: unknown, old: unknown): void {
    super.propertyChanged(name, value, old, 'nothing');
  }
}

properties(Stage, { title: optionalText() });

/** A list, a menu or a tooltip over its owner. */
export class Popup extends Window {
  readonly kind = 'popup';
  /** Closes by a click elsewhere and by Escape. */
  autoHide = true;
  /** The node that opened it: a press on that is the node's own affair. */
  anchor: Node | null = null;
  /** Takes keys before the owner's focus owner does, as an open list or menu must. */
  onKey: ((event: KeyEvent) => void) | null = null;
}
