import type { Node } from './node.js';

/** The kinds of event that handlers can ask for, with what each carries. */
export interface EventMap {
  action: FxEvent;
  mousePressed: MouseEvent;
  mouseReleased: MouseEvent;
  mouseClicked: MouseEvent;
  mouseEntered: MouseEvent;
  mouseExited: MouseEvent;
  keyPressed: KeyEvent;
  keyTyped: KeyEvent;
  keyReleased: KeyEvent;
  scroll: ScrollEvent;
  contextMenuRequested: FxEvent;
  showing: FxEvent;
  shown: FxEvent;
  hiding: FxEvent;
  hidden: FxEvent;
  selectionChanged: FxEvent;
  closed: FxEvent;
  closeRequest: FxEvent;
  sort: FxEvent;
  editCommit: FxEvent;
}

export type EventType = keyof EventMap;
export type Handler<E = FxEvent> = (event: E) => void;

/** Something that happened. It goes up from the target until a handler consumes it. */
export class FxEvent {
  consumed = false;
  constructor(
    readonly type: EventType,
    readonly target: unknown,
  ) {}
  consume(): void {
    this.consumed = true;
  }
}

export interface ModifierState {
  shiftDown: boolean;
  controlDown: boolean;
  altDown: boolean;
  metaDown: boolean;
  shortcutDown: boolean;
}

export const NO_MODIFIERS: ModifierState = Object.freeze({
  shiftDown: false,
  controlDown: false,
  altDown: false,
  metaDown: false,
  shortcutDown: false,
});

export class MouseEvent extends FxEvent {
  constructor(
    type: EventType,
    target: Node,
    readonly sceneX: number,
    readonly sceneY: number,
    readonly clickCount: number,
  ) {
    super(type, target);
  }
}

export class ScrollEvent extends FxEvent {
  constructor(
    target: Node,
    readonly deltaY: number,
  ) {
    super('scroll', target);
  }
}

export class KeyEvent extends FxEvent implements ModifierState {
  readonly shiftDown: boolean;
  readonly controlDown: boolean;
  readonly altDown: boolean;
  readonly metaDown: boolean;
  readonly shortcutDown: boolean;
  constructor(
    type: 'keyPressed' | 'keyTyped' | 'keyReleased',
    target: Node,
    /** JavaFX KeyCode name; `UNDEFINED` for typed characters. */
    readonly code: string,
    /** What was typed; empty for presses and releases. */
    readonly character: string,
    modifiers: ModifierState,
  ) {
    super(type, target);
    this.shiftDown = modifiers.shiftDown;
    this.controlDown = modifiers.controlDown;
    this.altDown = modifiers.altDown;
    this.metaDown = modifiers.metaDown;
    this.shortcutDown = modifiers.shortcutDown;
  }
}
