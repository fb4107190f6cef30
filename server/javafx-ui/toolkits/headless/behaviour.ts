import type { ButtonType, DialogPane } from './controls/dialog-pane.js';
import type { ItemTypes } from './runtime/item-types.js';
import type { NodeTypes } from './runtime/node-types.js';
import type { Node } from './scene/node.js';
import type { Modality, Stage, Window } from './scene/window.js';

/**
 * What a behaviour module can do. Such a module stands beside a FXML file and takes the place of its
 * controller class: its default export is called once, after the FXML is loaded and before it shows.
 *
 *     export default ((app) => {
 *       app.handlers({ submit: () => { app.find('#status', 'Label').text = 'Saved.'; } });
 *     }) satisfies Behaviour;
 *
 * It runs on the UI thread. Import only types from here: the classes come with `app.types`.
 */
export type Behaviour = (app: App) => void | Promise<void>;

export interface App {
  readonly primaryStage: Stage;
  /** The node classes, to make nodes with `new` or to extend. */
  readonly types: NodeTypes;
  /** The classes of tabs, menu items, columns and the like. */
  readonly items: ItemTypes;
  /** The buttons that dialogs have: `OK`, `CANCEL`, `YES` … */
  readonly buttonTypes: Readonly<Record<string, ButtonType>>;
  /** Every window that shows. */
  readonly windows: readonly Window[];

  /** The first node that `#id`, `.class` or `Type` names in any window; throws when there is none. */
  find<T extends keyof NodeTypes>(selector: string, type: T): InstanceType<NodeTypes[T]>;
  /** The same without the promise that there is one. */
  lookup(selector: string): Node | undefined;
  /** Gives the handlers that FXML names (`onAction="#submit"`). */
  handlers(handlers: Record<string, (event: never) => void>): void;

  /** Makes a node and sets the given properties. */
  create<T extends keyof NodeTypes>(
    type: T,
    properties?: Partial<InstanceType<NodeTypes[T]>>,
  ): InstanceType<NodeTypes[T]>;
  /** Builds nodes from FXML text; its handlers are those given to `handlers`. */
  createFromFxml(source: string): Node;

  /** A new stage, not yet shown. */
  stage(options: StageOptions): Stage;
  /** Shows a dialog and waits for the button that closes it; null when it was closed otherwise. */
  showDialog(pane: DialogPane, options?: DialogOptions): Promise<ButtonType | null>;
  show(stage: Stage): void;
  close(window: Window): void;

  /** Runs code in a later turn of the UI thread. */
  runLater(code: () => unknown): void;
  /** Runs code at the start of the next pulse. */
  nextPulse(code: () => unknown): void;
  /** Runs code after a time; the result cancels it. */
  after(milliseconds: number, code: () => unknown): () => void;
  /** Blocks the UI thread: nothing at all happens on it meanwhile. */
  block(milliseconds: number): void;
  /** Ends the application. */
  exit(): void;
}

export interface StageOptions {
  root: Node;
  title?: string | null;
  owner?: Stage | null;
  modality?: Modality;
  width?: number;
  height?: number;
}

export interface DialogOptions {
  title?: string | null;
  owner?: Stage | null;
  modality?: Modality;
}

export type { ItemTypes, Node, NodeTypes, Stage, Window };
