import type { RawNode, RawVirtualization } from '../../port.js';
import type { FxEvent } from './events.js';
import { FxObject } from './fx-object.js';
import { NodeProperties } from './node-properties.js';
import { type Effect, ignore, properties } from './property.js';
import { anything, flag, number, optionalText, text, wordList } from './property-types.js';
import type { Scene } from './scene.js';
import { StyleClasses } from './style-classes.js';

const NO_CLASSES: readonly string[] = Object.freeze([]);
const NO_KIDS: Node[] = [];
const SHARED_STATES = new Map<string, readonly string[]>();

/** Gives nodes the names by which the outside knows them. */
export interface UidSource {
  of(node: Node): string;
}

/** What a node displays, as it writes it into its record. */
export type Described = {
  [K in 'label' | 'prompt' | 'valueText' | 'password' | 'readOnly' | 'selected' | 'checked']?:
    | RawNode[K]
    | undefined;
};

/** Tells where nodes stand in the reported tree. */
export interface StepsSource {
  of(node: Node): string;
}

/** A cell of a virtualized control, and how the keyboard gets to it. */
export interface ReachedItem {
  cell: Node;
  focus(): void;
}

/** Whether a node belongs to the application, or to a control's skin, and is then reported or not. */
export type Origin = 'app' | 'skin' | 'hidden';

/** A node of the scene graph: its place, its size, its kids and what the tree above makes of it. */
export class Node extends FxObject {
  declare id: string | null;
  declare visible: boolean;
  declare managed: boolean;
  declare disable: boolean;
  declare opacity: number;
  declare layoutX: number;
  declare layoutY: number;
  declare translateX: number;
  declare translateY: number;
  declare style: string;
  declare focusTraversable: boolean;
  declare mouseTransparent: boolean;
  declare pickOnBounds: boolean;
  declare userData: unknown;
  declare accessibleText: string | null;
  declare accessibleHelp: string | null;
  declare accessibleRole: string | null;

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
  classes: readonly string[] = this.defaultClasses;
  origin: Origin = 'app';
  /** Set on the root of a scene. */
  ownScene: Scene | null = null;
  width = 0;
  height = 0;
  /** Where the node's own geometry starts; only shapes, texts and groups move it. */
  minX = 0;
  minY = 0;
  needsLayout = true;
  hover = false;
  pressed = false;
  focused = false;
  uid = '';
  presetUid = '';
  private layingOut = false;
  /** Properties that a parent reads from its kids, such as `GridPane.rowIndex`. */
  constraints: Record<string, unknown> | null = null;

  /** Simple class name as JavaFX has it. An anonymous subclass inherits the name of its superclass. */
  get type(): string {
    return 'Node';
  }
  get module(): string {
    return 'javafx.graphics';
  }
  get role(): string {
    return 'NODE';
  }
  get defaultClasses(): readonly string[] {
    return NO_CLASSES;
  }
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
  /** Whether it takes a share of spare room when its parent's constraints don't say. */
  get grows(): boolean {
    return false;
  }

  get styleClass(): StyleClasses {
    return new StyleClasses(this);
  }
  get properties(): NodeProperties {
    return new NodeProperties(this);
  }

  get scene(): Scene | null {
    let node: Node = this;
    while (node.parent) node = node.parent;
    return node.ownScene;
  }

  /** Disabled itself or by an ancestor. */
  get disabled(): boolean {
    for (let node: Node | null = this; node; node = node.parent) if (node.disable) return true;
    return false;
  }

  /** Visible with all its ancestors. */
  get treeVisible(): boolean {
    for (let node: Node | null = this; node; node = node.parent) if (!node.visible) return false;
    return true;
  }

  isUnder(ancestor: Node): boolean {
    for (let node: Node | null = this; node; node = node.parent) if (node === ancestor) return true;
    return false;
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
    for (let node: Node | null = this; node; node = node.parent) {
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

  /** Takes the nodes as its kids, in this order; those that it had and are not among them leave. */
  setKids(next: readonly Node[]): void {
    const kept = new Set(next);
    for (const kid of this.kids) if (!kept.has(kid)) kid.leave();
    for (const kid of next) {
      if (kid.parent && kid.parent !== this) kid.parent.releaseKid(kid);
      kid.parent = this;
    }
    this.kids = [...next];
    this.requestLayout();
  }

  /** Another parent has taken the kid. */
  protected releaseKid(kid: Node): void {
    this.kids = this.kids.filter((other) => other !== kid);
    this.requestLayout();
  }

  private leave(): void {
    this.scene?.nodeLeaves(this);
    this.parent = null;
  }

  requestFocus(): void {
    this.scene?.focus(this);
  }

  /** Adds what it displays to its record: label, value, state. */
  describe(_record: Described): void {}

  /** Rows and columns of a virtualized control. */
  virtualization(_uids: UidSource, _steps: StepsSource): RawVirtualization | undefined {
    return undefined;
  }

  /** Whether the wheel moves its content. */
  get scrolls(): boolean {
    return false;
  }

  /** Scrolls its content so that the node, which stands somewhere in it, shows. */
  reveal(_node: Node): void {}

  /** Scrolls an item into view and answers its cell, or why there is none; null where items are unknown. */
  reachItem(_item: { index: number; column?: string | number }): ReachedItem | string | null {
    return null;
  }

  /** What a control does with an event that no handler consumed. */
  handle(_event: FxEvent): void {}

  /** States that style sheets can ask for, beyond those that every node has. */
  protected ownPseudoClasses(_into: string[]): void {}

  /** All its states, sorted. Nodes in the same states share one array. */
  pseudoClasses(disabled = this.disabled): readonly string[] {
    const states: string[] = [];
    if (disabled) states.push('disabled');
    if (this.focused) states.push('focused');
    if (this.hover) states.push('hover');
    if (this.pressed) states.push('pressed');
    this.ownPseudoClasses(states);
    if (states.length === 0) return NO_CLASSES;
    const key = states.join();
    let shared = SHARED_STATES.get(key);
    if (!shared) {
      shared = Object.freeze(states.sort());
      SHARED_STATES.set(key, shared);
    }
    return shared;
  }

  override propertyChanged(name: string, value: unknown, old: unknown, affects: Effect): void {
    if (affects === 'layout') this.layoutPropertyChanged(name);
    else if (affects === 'paint') this.repaint();
    super.propertyChanged(name, value, old, affects);
  }

  protected layoutPropertyChanged(name: string): void {
    if (name === 'managed') this.parent?.requestLayout();
    this.requestLayout();
  }
}

properties(Node, {
  id: optionalText(),
  visible: flag(true),
  managed: flag(true, 'layout'),
  disable: flag(false),
  opacity: number(1, 'paint'),
  layoutX: number(0, 'paint'),
  layoutY: number(0, 'paint'),
  translateX: number(0, 'paint'),
  translateY: number(0, 'paint'),
  style: text('layout'),
  styleClass: wordList(),
  focusTraversable: flag(false),
  mouseTransparent: flag(false),
  pickOnBounds: flag(true),
  userData: anything<unknown>(null),
  accessibleText: optionalText(),
  accessibleHelp: optionalText(),
  accessibleRole: optionalText(),
});

// What changes only the picture of a node in JavaFX.
ignore(Node, [
  'accessibleRoleDescription',
  'blendMode',
  'cache',
  'cacheHint',
  'clip',
  'cursor',
  'depthTest',
  'effect',
  'nodeOrientation',
  'rotate',
  'rotationAxis',
  'scaleX',
  'scaleY',
  'scaleZ',
  'translateZ',
  'viewOrder',
]);
