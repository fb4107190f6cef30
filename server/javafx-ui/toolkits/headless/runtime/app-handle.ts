import type { App, DialogOptions, StageOptions } from '../behaviour.js';
import { BUTTON_TYPES, type ButtonType, type DialogPane } from '../controls/dialog-pane.js';
import { buildFxml } from '../fxml/build.js';
import { FxmlError } from '../fxml/fxml-error.js';
import { parseFxml } from '../fxml/parse.js';
import { Node } from '../scene/node.js';
import type { Stage, Window } from '../scene/window.js';
import type { Application } from './application.js';
import { findNode } from './find.js';
import { itemTypes } from './item-types.js';
import { type NodeTypes, nodeTypes } from './node-types.js';

/** The application as its behaviour module sees it. */
export class AppHandle implements App {
  readonly types = nodeTypes;
  readonly items = itemTypes;
  readonly buttonTypes = BUTTON_TYPES;
  primaryStage!: Stage;
  private readonly named = new Map<string, (event: never) => void>();
  private readonly wanted = new Set<string>();
  /** Whether a behaviour is there that could have the handlers. */
  private behaves = false;

  constructor(
    private readonly app: Application,
    private readonly report: (error: unknown) => void,
  ) {}

  get windows(): readonly Window[] {
    return this.app.windows.all;
  }

  openPrimary(source: string, file: string): Stage {
    this.primaryStage = this.app.newStage(this.build(source, file));
    return this.primaryStage;
  }

  reportMissingHandlers(): void {
    this.behaves = true;
    for (const name of this.wanted) {
      if (!this.named.has(name))
        this.report(new Error(`The FXML names the handler #${name}; the behaviour has none.`));
    }
  }

  find<T extends keyof NodeTypes>(selector: string, type: T): InstanceType<NodeTypes[T]> {
    const node = this.lookup(selector);
    if (node instanceof nodeTypes[type]) return node as InstanceType<NodeTypes[T]>;
    throw new Error(`Expected a ${type} at "${selector}", found ${node ? `a ${node.type}` : 'nothing'}.`);
  }

  lookup(selector: string): Node | undefined {
    const primary = findNode(this.primaryStage.scene.root, selector);
    if (primary) return primary;
    for (const window of this.app.windows.all) {
      const found = findNode(window.scene.root, selector);
      if (found) return found;
    }
    return undefined;
  }

  handlers(handlers: Record<string, (event: never) => void>): void {
    for (const [name, handler] of Object.entries(handlers)) this.named.set(name, handler);
  }

  create<T extends keyof NodeTypes>(
    type: T,
    properties: Partial<InstanceType<NodeTypes[T]>> = {},
  ): InstanceType<NodeTypes[T]> {
    const node = new nodeTypes[type]();
    Object.assign(node, properties);
    return node as InstanceType<NodeTypes[T]>;
  }

  createFromFxml(source: string): Node {
    return this.build(source, 'inline.fxml');
  }

  stage({ root, title = null, owner = null, modality = 'NONE', width = 0, height = 0 }: StageOptions): Stage {
    const stage = this.app.newStage(root);
    stage.title = title;
    stage.owner = owner;
    stage.modality = modality;
    stage.scene.width = width;
    stage.scene.height = height;
    return stage;
  }

  showDialog(pane: DialogPane, options: DialogOptions = {}): Promise<ButtonType | null> {
    const stage = this.stage({ modality: 'APPLICATION_MODAL', ...options, root: pane });
    return new Promise((resolve) => {
      let result: ButtonType | null = null;
      pane.onResult = (type) => {
        result = type;
        this.close(stage);
      };
      stage.on('hidden', () => resolve(result));
      this.show(stage);
    });
  }

  show(stage: Stage): void {
    this.app.windows.showStage(stage);
  }

  close(window: Window): void {
    this.app.windows.hide(window);
  }

  runLater(code: () => unknown): void {
    this.app.ui.runLater(code);
  }

  nextPulse(code: () => unknown): void {
    this.app.ui.nextPulse(code);
  }

  after(milliseconds: number, code: () => unknown): () => void {
    const timer = setTimeout(() => this.app.ui.runLater(code), milliseconds);
    return () => clearTimeout(timer);
  }

  block(milliseconds: number): void {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
  }

  exit(): void {
    process.exit(0);
  }

  private build(source: string, file: string): Node {
    const document = parseFxml(source, file);
    const { root, handlers } = buildFxml(document, (name, event) => this.callHandler(name, event));
    if (!(root instanceof Node)) {
      throw new FxmlError(file, document.root.line, `expected a node as root, got <${document.root.name}>.`);
    }
    for (const name of handlers) this.wanted.add(name);
    return root;
  }

  private callHandler(name: string, event: never): void {
    const handler = this.named.get(name);
    if (handler) handler(event);
    else if (this.behaves) throw new Error(`The FXML names the handler #${name}; the behaviour has none.`);
  }
}
