import { atDeadline } from '../../../calls/deadline.js';
import {
  type ActionOutcome,
  type CaptureRequest,
  type Deadline,
  type NodePlace,
  type PerformOptions,
  type PictureOptions,
  type RawAction,
  type RawNode,
  type RawScene,
  type RawWindow,
  type Toolkit,
  ToolkitTimeout,
} from '../../scene/port.js';
import { Segments } from '../../scene/segments.js';
import { selectWindows } from '../../scene/windows.js';

/** A node of a scene that a test writes down. */
export type FakeNode = Omit<RawNode, 'parent' | 'omitted'> & { children: FakeNode[] };
export type FakeWindow = Omit<RawWindow, 'root' | 'focusOwner'> & { root: FakeNode | null };

let created = 0;

/** `node('Button', { id: 'ok', label: 'OK' })`; uids count up from u-1 after `resetUids()`. */
export function node(type: string, facts: Partial<FakeNode> = {}, ...children: FakeNode[]): FakeNode {
  const uid = facts.uid ?? `u-${(++created).toString(36)}`;
  return { uid, type, id: null, styleClass: [], ...facts, children };
}

export function resetUids(): void {
  created = 0;
}

export function stage(
  title: string | null,
  root: FakeNode | null,
  facts: Partial<FakeWindow> = {},
): FakeWindow {
  const place = { x: 10, y: 20, width: 300, height: 200 };
  return {
    key: 1,
    kind: 'stage',
    title,
    focused: false,
    owner: null,
    stylesheets: [],
    ...place,
    ...facts,
    root,
  };
}

/** A toolkit over plain objects, with a UI thread that a test can block and a log of what was done. */
export class FakeToolkit implements Toolkit {
  attached = true;
  closed = false;
  readonly captures: CaptureRequest[] = [];
  readonly performed: { action: RawAction; settle: boolean }[] = [];
  /** What an action does. */
  act: (action: RawAction, deadline: Deadline) => ActionOutcome | Promise<ActionOutcome> = () => ({
    ok: true,
    window: 1,
  });
  png: Uint8Array | null = null;
  readonly pictures: PictureOptions[] = [];
  private blocked: Promise<void> | null = null;
  private readonly issued = new Set<string>();

  constructor(public windows: FakeWindow[]) {}

  info() {
    return { pid: 7, javaVersion: '21', javafxVersion: '21', mainClass: 'Demo', debugFlags: [] };
  }

  /** Blocks the UI thread until the returned function is called. */
  block(): () => void {
    let release = () => {};
    this.blocked = new Promise((resolve) => {
      release = () => {
        this.blocked = null;
        resolve();
      };
    });
    return release;
  }

  async capture(request: CaptureRequest, deadline: Deadline): Promise<RawScene> {
    await this.turn(deadline);
    this.captures.push(request);
    const scene: RawScene = { capturedAt: 0, windows: [], nodes: [] };
    const places = new Map<string, NodePlace & { node: FakeNode }>();
    const facts = this.windows.map(({ root, ...window }) => ({ ...window, root: -1, focusOwner: null }));
    const { scope } = request;
    const walked = new Set(
      scope.kind === 'windows' ? selectWindows(facts, scope.selection).map((w) => w.key) : [],
    );
    for (const [i, { root }] of this.windows.entries()) {
      const window: RawWindow = facts[i]!;
      scene.windows.push(window);
      if (!root) continue;
      visit(root, '', (found, steps) => {
        this.issued.add(found.uid);
        places.set(found.uid, { window: window.key, steps, node: found });
        if (found.focused) window.focusOwner = { uid: found.uid, steps };
      });
      if (walked.has(window.key)) {
        window.root = scene.nodes.length;
        flatten(root, -1, request.depth ?? Number.POSITIVE_INFINITY, scene.nodes);
      }
    }
    if (scope.kind !== 'node') return scene;
    const place = places.get(scope.uid);
    if (!place) return { ...scene, missing: this.issued.has(scope.uid) ? 'stale' : 'unknown' };
    flatten(place.node, -1, request.depth ?? Number.POSITIVE_INFINITY, scene.nodes);
    return { ...scene, found: { window: place.window, steps: place.steps } };
  }

  async perform(action: RawAction, { settle }: PerformOptions, deadline: Deadline): Promise<ActionOutcome> {
    await this.turn(deadline);
    this.performed.push({ action, settle });
    return this.act(action, deadline);
  }

  async screenshot(
    _window: number,
    deadline: Deadline,
    picture?: PictureOptions,
  ): Promise<Uint8Array | null> {
    await this.turn(deadline);
    if (picture) this.pictures.push(picture);
    return this.png;
  }

  async close(): Promise<void> {
    this.closed = true;
  }

  private async turn(deadline: Deadline): Promise<void> {
    while (this.blocked) {
      const { blocked } = this;
      await new Promise<void>((resolve, reject) => {
        const cancel = atDeadline(deadline, () => reject(new ToolkitTimeout(false)));
        void blocked.then(() => {
          cancel();
          resolve();
        });
      });
    }
  }
}

function flatten(fake: FakeNode, parent: number, depth: number, nodes: RawNode[]): void {
  const { children, ...facts } = fake;
  const index = nodes.length;
  nodes.push({ ...facts, parent });
  if (depth === 0) {
    if (children.length > 0) nodes[index]!.omitted = children.length;
    return;
  }
  for (const child of children) flatten(child, index, depth - 1, nodes);
}

function visit(fake: FakeNode, steps: string, found: (node: FakeNode, steps: string) => void): void {
  found(fake, steps);
  const segments = new Segments(fake.children.length + 1);
  for (const child of fake.children) {
    const step = segments.step(0, child.type);
    visit(child, steps === '' ? step.slice(1) : steps + step, found);
  }
}
