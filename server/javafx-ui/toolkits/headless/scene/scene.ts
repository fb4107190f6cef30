import type { Node } from './node.js';
import type { Popup, Window } from './window.js';

/** What a scene needs of the application that it belongs to. */
export interface SceneHost {
  requestPulse(): void;
  /** Shows a popup at a place on the screen. */
  showPopup(popup: Popup, owner: Window, x: number, y: number): void;
  hidePopup(popup: Popup): void;
}

/** The content of one window: a root, its size, and who in it has the focus and the mouse. */
export class Scene {
  root: Node;
  width = 0;
  height = 0;
  stylesheets: string[] = [];
  window: Window | null = null;
  focusOwner: Node | null = null;
  /** The node under the mouse; its ancestors hover with it. */
  hovered: Node | null = null;
  pressedNode: Node | null = null;
  private focusLost = false;
  /** Called when a node gains or loses the focus. */
  onFocusChange: ((gained: Node | null, lost: Node | null) => void) | null = null;

  constructor(
    root: Node,
    readonly host: SceneHost,
  ) {
    this.root = root;
    root.ownScene = this;
  }

  requestPulse(): void {
    if (this.window?.showing) this.host.requestPulse();
  }

  setRoot(root: Node): void {
    this.nodeLeaves(this.root);
    this.root.ownScene = null;
    this.root = root;
    root.ownScene = this;
    root.requestLayout();
  }

  /** Lays out what has changed; cheap when nothing has. */
  layout(): void {
    if (this.root.width !== this.width || this.root.height !== this.height) {
      this.root.resize(this.width, this.height);
    }
    // A layout may ask for another, when a control finds out only then how many cells it shows.
    for (let pass = 0; pass < 3 && this.root.needsLayout; pass++) this.root.layout();
  }

  focus(node: Node | null): void {
    const lost = this.focusOwner;
    if (lost === node) return;
    if (node && (node.disabled || !node.treeVisible)) return;
    if (lost) lost.focused = false;
    this.focusOwner = node;
    if (node) node.focused = true;
    this.requestPulse();
    this.onFocusChange?.(node, lost);
  }

  /** A subtree is about to leave: nothing in it keeps the focus or the mouse. */
  nodeLeaves(node: Node): void {
    if (this.focusOwner?.isUnder(node)) this.loseFocus();
    if (this.hovered?.isUnder(node)) this.hover(null);
    if (this.pressedNode?.isUnder(node)) this.pressedNode = null;
    this.requestPulse();
  }

  /** The owner can't keep the focus; the next pulse finds another, as JavaFX does. */
  private loseFocus(): void {
    this.focus(null);
    this.focusLost = true;
  }

  /** Gives a focus that was lost to the first node that takes it. */
  restoreFocus(first: (scene: Scene) => void): void {
    const owner = this.focusOwner;
    if (owner && (owner.disabled || !owner.treeVisible)) this.loseFocus();
    if (!this.focusLost) return;
    this.focusLost = false;
    if (!this.focusOwner) first(this);
  }

  hover(node: Node | null): void {
    if (node === this.hovered) return;
    for (let old = this.hovered; old; old = old.parent) old.hover = false;
    for (let now = node; now; now = now.parent) now.hover = true;
    this.hovered = node;
    this.requestPulse();
  }
}
