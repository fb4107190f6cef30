import type { RawBounds, RawNode, SectionName } from '../../port.js';
import type { Uids } from '../runtime/uids.js';
import type { Node } from '../scene/node.js';
import type { Window } from '../scene/window.js';
import { reportedKids } from './steps.js';

/** Puts nodes into flat records, in pre-order. */
export class SceneWalk {
  readonly nodes: RawNode[] = [];
  private readonly bounds: boolean;
  private readonly screen: boolean;
  private readonly module: boolean;
  private readonly pseudoClass: boolean;
  private readonly opacity: boolean;
  private readonly accessibility: boolean;
  private readonly properties: boolean;
  private readonly virtualization: boolean;
  private readonly depth: number;
  private window!: Window;

  constructor(
    private readonly uids: Uids,
    sections: ReadonlySet<SectionName>,
    depth: number | undefined,
  ) {
    this.bounds = sections.has('bounds');
    this.screen = sections.has('localToScreen');
    this.module = sections.has('module');
    this.pseudoClass = sections.has('pseudoClass');
    this.opacity = sections.has('opacity');
    this.accessibility = sections.has('accessibility');
    this.properties = sections.has('properties');
    this.virtualization = sections.has('virtualization');
    this.depth = depth ?? Number.POSITIVE_INFINITY;
  }

  /** Adds a node with what is below it; answers its index. */
  add(node: Node, window: Window, disabled = false, invisible = false): number {
    this.window = window;
    const index = this.nodes.length;
    const [x, y] = node.parent ? node.parent.sceneOrigin() : [0, 0];
    this.walk(node, -1, this.depth, disabled, invisible, x, y);
    return index;
  }

  private walk(
    node: Node,
    parent: number,
    depth: number,
    underDisabled: boolean,
    underInvisible: boolean,
    parentX: number,
    parentY: number,
  ): void {
    const index = this.nodes.length;
    const record: RawNode = {
      uid: node.uid === '' ? this.uids.of(node) : node.uid,
      parent,
      type: node.type,
      id: node.id,
      // Read here, sent elsewhere: nobody changes the array.
      styleClass: node.classes as string[],
    };
    this.nodes.push(record);
    const disabled = underDisabled || node.disable;
    if (!node.visible || underInvisible) record.invisible = true;
    if (!node.managed) record.unmanaged = true;
    if (disabled) record.disabled = true;
    if (node.focused) record.focused = true;
    node.describe(record);
    const x = parentX + node.placeX;
    const y = parentY + node.placeY;
    this.sections(node, record, x, y);
    this.kids(node, record, index, depth, disabled, x, y);
  }

  private sections(node: Node, record: RawNode, x: number, y: number): void {
    const { minX, minY, width, height } = node;
    if (this.bounds) {
      const inParent = finite([node.placeX + minX, node.placeY + minY, width, height]);
      const inScene = finite([x + minX, y + minY, width, height]);
      if (inParent) record.boundsInParent = inParent;
      if (inScene) record.boundsInScene = inScene;
    }
    if (this.screen) {
      const onScreen = finite([this.window.x + x + minX, this.window.y + y + minY, width, height]);
      if (onScreen) record.localToScreen = onScreen;
    }
    if (this.module) record.module = node.module;
    if (this.pseudoClass) record.pseudoClass = node.pseudoClasses();
    if (this.opacity && node.opacity !== 1) record.opacity = node.opacity;
    if (this.accessibility) {
      record.role = node.accessibleRole ?? node.role;
      if (node.accessibleHelp !== null) record.help = node.accessibleHelp;
    }
    if (this.properties) addProperties(node, record);
    if (this.virtualization) {
      const view = node.virtualization(this.uids);
      if (view) record.virtualization = view;
    }
  }

  private kids(
    node: Node,
    record: RawNode,
    index: number,
    depth: number,
    disabled: boolean,
    x: number,
    y: number,
  ): void {
    if (node.kids.length === 0) return;
    if (depth <= 0) {
      const left = reportedKids(node).length;
      if (left > 0) record.omitted = left;
      return;
    }
    this.visit(node, index, depth - 1, disabled, false, x, y);
  }

  /** Walks the kids; goes through hidden ones to what is reported below them. */
  private visit(
    node: Node,
    index: number,
    depth: number,
    disabled: boolean,
    invisible: boolean,
    x: number,
    y: number,
  ): void {
    for (const kid of node.kids) {
      if (kid.origin !== 'hidden') this.walk(kid, index, depth, disabled, invisible, x, y);
      else if (kid.kids.length > 0) {
        const hidden = invisible || !kid.visible;
        this.visit(kid, index, depth, disabled || kid.disable, hidden, x + kid.placeX, y + kid.placeY);
      }
    }
  }
}

function finite(bounds: RawBounds): RawBounds | undefined {
  for (let i = 0; i < 4; i++) if (!Number.isFinite(bounds[i])) return undefined;
  return bounds;
}

function addProperties(node: Node, record: RawNode): void {
  const tooltip = (node as { tooltip?: { text: string } | null }).tooltip;
  const { userData } = node;
  const kind = typeof userData;
  const plain = kind === 'string' || kind === 'boolean' || (kind === 'number' && Number.isFinite(userData));
  if (!tooltip && !plain) return;
  record.properties = {};
  if (tooltip) record.properties.tooltip = tooltip.text;
  if (plain) record.properties.userData = userData as string | number | boolean;
}
