import type {
  ActionOutcome,
  AppInfo,
  CaptureRequest,
  RawNode,
  RawScene,
  RawWindow,
  Toolkit,
} from '../../server/index.js';

/** A window as plain JSON. */
export interface StaticWindow {
  title: string;
  root: StaticNode;
}

export interface StaticNode {
  type: string;
  id?: string;
  styleClass?: string[];
  label?: string;
  /** Makes the node an input that holds this text. */
  value?: string;
  children?: StaticNode[];
}

const rowHeight = 24;
const width = 320;

/** Shows a tree of plain JSON as if it were an application. It can be read, but not acted upon. */
export class StaticToolkit implements Toolkit {
  readonly attached = true;
  private readonly scene: RawScene = { capturedAt: 0, windows: [], nodes: [] };
  /** Starts anywhere, so that a uid of an earlier run names nothing. */
  private nextUid = 36 ** 4 + Math.floor(Math.random() * 36 ** 5);

  constructor(windows: readonly StaticWindow[]) {
    for (const [index, { title, root }] of windows.entries()) {
      const first = this.scene.nodes.length;
      this.add(root, -1, first);
      this.scene.windows.push(this.toWindow(index + 1, title, first));
    }
  }

  info(): AppInfo {
    return { pid: process.pid, mainClass: 'StaticToolkit' };
  }

  /** Reports everything each time: the engine takes the windows, the depth and the sections it wants. */
  async capture({ scope }: CaptureRequest): Promise<RawScene> {
    const scene = { ...this.scene, capturedAt: Date.now() };
    if (scope.kind !== 'node') return scene;
    const index = scene.nodes.findIndex(({ uid }) => uid === scope.uid);
    // Nothing is ever removed here, so what is not there never was.
    if (index === -1) return { ...scene, nodes: [], missing: 'unknown' };
    const window = scene.windows.findLast(({ root }) => root <= index)!;
    return { ...scene, nodes: this.below(index), found: { window: window.key, steps: this.stepsTo(index) } };
  }

  async perform(): Promise<ActionOutcome> {
    return { ok: false, reason: 'UNSUPPORTED_TARGET_TYPE', message: 'A static tree takes no actions.' };
  }

  async close(): Promise<void> {}

  /** Pre-order: a node, then its children, each with all that is below it. */
  private add(
    { type, id, styleClass = [], label, value, children = [] }: StaticNode,
    parent: number,
    first: number,
  ): void {
    const { nodes } = this.scene;
    const index = nodes.length;
    const y = (index - first) * rowHeight;
    nodes.push({
      uid: `u-${(this.nextUid++).toString(36)}`,
      parent,
      type,
      id: id ?? null,
      styleClass,
      boundsInParent: [0, parent === -1 ? 0 : (index - parent) * rowHeight, width, rowHeight],
      boundsInScene: [0, y, width, rowHeight],
      localToScreen: [0, y, width, rowHeight],
      ...(label !== undefined && { label }),
      ...(value !== undefined && { valueText: value }),
    });
    for (const child of children) this.add(child, index, first);
  }

  private toWindow(key: number, title: string, root: number): RawWindow {
    const height = (this.scene.nodes.length - root) * rowHeight;
    const place = { x: 0, y: 0, width, height };
    const focused = key === 1;
    return {
      key,
      kind: 'stage',
      title,
      focused,
      owner: null,
      ...place,
      stylesheets: [],
      root,
      focusOwner: null,
    };
  }

  /** The node at the index and its descendants, counted from there. */
  private below(index: number): RawNode[] {
    const { nodes } = this.scene;
    let end = index + 1;
    while (end < nodes.length && nodes[end]!.parent >= index) end++;
    return nodes
      .slice(index, end)
      .map((node, i) => ({ ...node, parent: i === 0 ? -1 : node.parent - index }));
  }

  /** `VBox[0]/Button[1]`: each node's place among the siblings of its type. */
  private stepsTo(index: number): string {
    const { nodes } = this.scene;
    const { parent, type } = nodes[index]!;
    if (parent === -1) return '';
    const n = nodes.slice(0, index).filter((other) => other.parent === parent && other.type === type).length;
    return [this.stepsTo(parent), `${type}[${n}]`].filter((step) => step !== '').join('/');
  }
}
