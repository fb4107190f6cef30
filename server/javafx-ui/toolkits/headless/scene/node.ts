import type { RawVirtualization } from '../../../scene/port.js';
import type { FxEvent } from './events.js';
import type { Described, Origin, ReachedItem, StepsSource, UidSource } from './node-contracts.js';
import { NodeProperties } from './node-properties.js';
import { Placed } from './placed.js';
import { type Effect, ignore, properties } from './property.js';
import { anything, flag, number, optionalText, text, wordList } from './property-types.js';
import type { ReadableRows } from './readable-rows.js';
import { NO_STATES, sharedStates } from './shared-states.js';
import { StyleClasses } from './style-classes.js';
import { treeChanged } from './tree-version.js';

export type { Described, Origin, ReachedItem, StepsSource, UidSource };

/** A node of the scene graph: its kids, its states, and what the tree above makes of it. */
export class Node extends Placed {
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

  classes: readonly string[] = this.defaultClasses;
  origin: Origin = 'app';
  hover = false;
  pressed = false;
  focused = false;
  uid = '';
  presetUid = '';
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
    return NO_STATES;
  }
  get styleClass(): StyleClasses {
    return new StyleClasses(this);
  }
  get properties(): NodeProperties {
    return new NodeProperties(this);
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

  /** Takes the nodes as its kids, in this order; those that it had and are not among them leave. */
  setKids(next: readonly Node[]): void {
    const kept = new Set(next);
    for (const kid of this.kids) if (!kept.has(kid)) kid.leave();
    for (const kid of next) {
      if (kid.parent && kid.parent !== this) kid.parent.releaseKid(kid);
      kid.parent = this;
    }
    this.kids = [...next];
    treeChanged();
    this.requestLayout();
  }

  /** Another parent has taken the kid. */
  protected releaseKid(kid: Node): void {
    this.kids = this.kids.filter((other) => other !== kid);
    treeChanged();
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

  /** Rows that can be read by their index; undefined where there are none. */
  get readableRows(): ReadableRows | undefined {
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
    return sharedStates(states);
  }

  override propertyChanged(name: string, value: unknown, old: unknown, affects: Effect): void {
    if (affects === 'layout') this.layoutPropertyChanged(name);
    else if (affects === 'paint') this.repaint();
    else if (name === 'id') treeChanged();
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
