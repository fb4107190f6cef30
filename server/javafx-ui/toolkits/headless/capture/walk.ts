import type { Node } from '../scene/node.js';
import type { Window } from '../scene/window.js';
import { reportedKids } from './steps.js';

/** A node as the walk meets it, with what its ancestors make of it. */
export interface Visit {
  node: Node;
  /** Index of the reported parent, or -1. */
  parent: number;
  disabled: boolean;
  invisible: boolean;
  /** Origin of its coordinates in the scene. */
  x: number;
  y: number;
  /** Reported kids that the depth leaves out. */
  omitted: number;
  window: Window;
  /** Only what tells whether it names another node, or is named by one. */
  brief?: boolean;
}

/** Where the walk puts nodes. The visit is one object that changes from node to node. */
export interface NodeSink {
  readonly count: number;
  add(visit: Visit): void;
}

/** Goes through the reported tree in pre-order. */
export class SceneWalk {
  private readonly visit: Visit = {
    node: undefined as never,
    parent: -1,
    disabled: false,
    invisible: false,
    x: 0,
    y: 0,
    omitted: 0,
    window: undefined as never,
  };

  constructor(
    private readonly sink: NodeSink,
    private readonly depth = Number.POSITIVE_INFINITY,
  ) {}

  /** Adds a node with what is below it; answers its index. */
  add(node: Node, window: Window, disabled = false, invisible = false): number {
    this.visit.window = window;
    const index = this.sink.count;
    const [x, y] = node.parent ? node.parent.sceneOrigin() : [0, 0];
    this.enter(node, -1, this.depth, disabled, invisible, x, y);
    return index;
  }

  private enter(
    node: Node,
    parent: number,
    depth: number,
    underDisabled: boolean,
    underInvisible: boolean,
    parentX: number,
    parentY: number,
  ): void {
    const { visit, sink } = this;
    const index = sink.count;
    const disabled = underDisabled || node._disable;
    const x = parentX + node._layoutX + node._translateX;
    const y = parentY + node._layoutY + node._translateY;
    const deeper = depth > 0 && node.kids.length > 0;
    visit.node = node;
    visit.parent = parent;
    visit.disabled = disabled;
    visit.invisible = underInvisible || !node._visible;
    visit.x = x;
    visit.y = y;
    visit.omitted = deeper || node.kids.length === 0 ? 0 : reportedKids(node).length;
    sink.add(visit);
    if (deeper) this.kids(node, index, depth - 1, disabled, false, x, y);
  }

  /** Walks the kids; goes through hidden ones to what is reported below them. */
  private kids(
    node: Node,
    index: number,
    depth: number,
    disabled: boolean,
    invisible: boolean,
    x: number,
    y: number,
  ): void {
    for (const kid of node.kids) {
      if (kid.origin !== 'hidden') this.enter(kid, index, depth, disabled, invisible, x, y);
      else if (kid.kids.length > 0) {
        const hidden = invisible || !kid._visible;
        this.kids(kid, index, depth, disabled || kid._disable, hidden, x + kid.placeX, y + kid.placeY);
      }
    }
  }
}
