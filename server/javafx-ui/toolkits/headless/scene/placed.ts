import { FxObject } from './fx-object.js';
import type { Node } from './node.js';
import type { Scene } from './scene.js';

const NO_KIDS: Node[] = [];

/** A place in the tree and on the plane: what layout is about. */
export abstract class Placed extends FxObject {
  // What every capture reads of every node: the values behind the properties, at one place in all nodes.
  /** @internal */ _id: string | null = null;
  /** @internal */ _visible = true;
  /** @internal */ _managed = true;
  /** @internal */ _disable = false;
  /** @internal */ _opacity = 1;
  /** @internal */ _layoutX = 0;
  /** @internal */ _layoutY = 0;
  /** @internal */ _translateX = 0;
  /** @internal */ _translateY = 0;
  parent: Node | null = null;
  kids: Node[] = NO_KIDS;
  /** Set on the root of a scene. */
  ownScene: Scene | null = null;
  width = 0;
  height = 0;
  /** Where the node's own geometry starts; only shapes, texts and groups move it. */
  minX = 0;
  minY = 0;
  needsLayout = true;
  private layingOut = false;

  /** Whether a parent may give it another size. */
  get resizable(): boolean {
    return false;
  }
  /** Whether its kids are cut off at its bounds. */
  get clips(): boolean {
    return false;
  }
  /** Whether it takes the mouse where none of its kids does. */
  get picksItself(): boolean {
    return true;
  }
  /** `horizontal`: its height depends on its width. */
  get contentBias(): 'horizontal' | null {
    return null;
  }

  get scene(): Scene | null {
    let node: Placed = this;
    while (node.parent) node = node.parent;
    return node.ownScene;
  }

  /** Where its coordinate system lies in its parent. */
  get placeX(): number {
    return this._layoutX + this._translateX;
  }
  get placeY(): number {
    return this._layoutY + this._translateY;
  }

  /** Left top corner of its coordinate system in the scene. */
  sceneOrigin(): [number, number] {
    let x = 0;
    let y = 0;
    for (let node: Placed | null = this; node; node = node.parent) {
      x += node.placeX;
      y += node.placeY;
    }
    return [x, y];
  }

  /** The point that a click on it goes to, in the scene. */
  sceneCentre(): [number, number] {
    const [x, y] = this.sceneOrigin();
    return [x + this.minX + this.width / 2, y + this.minY + this.height / 2];
  }

  /** Whether a point in its own coordinates lies on it. */
  contains(x: number, y: number): boolean {
    return x >= this.minX && y >= this.minY && x < this.minX + this.width && y < this.minY + this.height;
  }

  minW(_height = -1): number {
    return this.width;
  }
  prefW(_height = -1): number {
    return this.width;
  }
  maxW(_height = -1): number {
    return this.width;
  }
  minH(_width = -1): number {
    return this.height;
  }
  prefH(_width = -1): number {
    return this.height;
  }
  maxH(_width = -1): number {
    return this.height;
  }
  /** Distance from its top to the line that text stands on. */
  baseline(): number {
    return this.height;
  }

  resize(width: number, height: number): void {
    if (!this.resizable || (this.width === width && this.height === height)) return;
    this.width = width;
    this.height = height;
    this.needsLayout = true;
  }

  /** Puts its top left corner at a place in its parent. */
  relocate(x: number, y: number): void {
    // Behind the setters: a layout pass ends in one repaint, not in one for each kid.
    this._layoutX = x - this.minX;
    this._layoutY = y - this.minY;
  }

  /** Makes the next pulse lay out this node and whatever its size has an effect on. */
  requestLayout(): void {
    this.forgetSizes();
    this.needsLayout = true;
    if (this.layingOut) return;
    if (this.parent) this.parent.requestLayout();
    else this.ownScene?.requestPulse();
  }

  repaint(): void {
    this.scene?.requestPulse();
  }

  layout(): void {
    if (!this.needsLayout) return;
    this.layingOut = true;
    this.layoutKids();
    for (const kid of this.kids) kid.layout();
    this.layingOut = false;
    this.needsLayout = false;
  }

  protected layoutKids(): void {
    for (const kid of this.kids) if (kid.managed) kid.resize(kid.prefW(), kid.prefH());
  }

  protected forgetSizes(): void {}
}
