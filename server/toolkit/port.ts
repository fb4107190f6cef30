/**
 * The port between the engine and a user interface.
 *
 * A toolkit is one running application, seen through its UI thread. It reports plain records and
 * carries out single actions; everything that the contract says about stages, paths, modes, queries,
 * sequencing and errors is the engine's work. A toolkit reports the *reported tree*: skin internals
 * that the contract hides are already left out, and their reported descendants stand under the
 * nearest reported ancestor, in depth-first order.
 *
 * Every method answers by its deadline. Work that has not begun on the UI thread by then never begins.
 */
export interface Toolkit {
  /** Facts about the application; needs no UI thread. */
  info(): AppInfo;
  /** False before an application is there and after it has gone. */
  readonly attached: boolean;
  /** Reads windows and nodes in one turn of the UI thread. */
  capture(request: CaptureRequest, deadline: Deadline): Promise<RawScene>;
  /** Evaluates a query beside the UI. Without it the engine evaluates the query on a captured scene. */
  lookup?(request: LookupRequest, deadline: Deadline): Promise<RawLookup>;
  /** Checks that the target can take the action and delivers it, both in one turn of the UI thread. */
  perform(action: RawAction, options: PerformOptions, deadline: Deadline): Promise<ActionOutcome>;
  /**
   * A PNG of one window with the popups that lie over it; null when the window has gone.
   * Without it the optional tool is not offered.
   */
  screenshot?(window: number, deadline: Deadline): Promise<Uint8Array | null>;
  /** Ends a UI thread that hangs for good and starts the application anew. */
  restart?(): Promise<void>;
  close(): Promise<void>;
}

export interface AppInfo {
  pid: number;
  javaVersion?: string | null;
  javafxVersion?: string | null;
  mainClass?: string | null;
  debugFlags?: string[];
}

/** A moment on the server's monotonic clock (`performance.now()`), fixed when the call arrived. */
export interface Deadline {
  readonly at: number;
  /** Milliseconds left; zero or less when it has passed. */
  remaining(): number;
}

/** The deadline passed. `begun` tells whether the work had already started on the UI thread. */
export class ToolkitTimeout extends Error {
  constructor(
    readonly begun: boolean,
    readonly details: Record<string, unknown> = {},
  ) {
    super('The UI thread did not answer before the deadline.');
    this.name = 'ToolkitTimeout';
  }
}

/** There is no application behind the toolkit: not attached yet, exited, or its UI thread was ended. */
export class ToolkitGone extends Error {
  constructor(message = 'No JavaFX application is attached.') {
    super(message);
    this.name = 'ToolkitGone';
  }
}

/** Which windows a call is about; the rules of order and focus stand in `engine/windows.ts`. */
export type WindowSelection = { stage: 'focused' | 'primary' | 'all' } | { stageIndex: number };

export interface CaptureRequest {
  /**
   * `windows`: the selected windows from their roots (a toolkit may walk more than was selected).
   * `node`: one node and what is below it. `none`: only the list of windows.
   */
  scope: { kind: 'windows'; selection: WindowSelection } | { kind: 'node'; uid: string } | { kind: 'none' };
  /** Edges below the root or the node; 0 is the node alone; absent means no limit. */
  depth?: number;
  sections: SectionName[];
}

export type SectionName =
  | 'bounds'
  | 'localToScreen'
  | 'properties'
  | 'virtualization'
  | 'accessibility'
  | 'module'
  | 'pseudoClass'
  | 'opacity';

export interface RawScene {
  /** Milliseconds since the epoch, taken in the turn that captured. */
  capturedAt: number;
  /** All showing windows in the toolkit's own order, walked or not. */
  windows: RawWindow[];
  /** Nodes in pre-order, window after window. */
  nodes: RawNode[];
  /** For scope `node`: where it stands (then `nodes[0]` is the node), or why it is not there. */
  found?: NodePlace;
  missing?: 'stale' | 'unknown';
}

/** `steps` is the path below the window's root: `VBox[0]/Button[1]`, empty for the root itself. */
export interface NodePlace {
  window: number;
  steps: string;
}

export interface RawWindow {
  /** Names the window for its lifetime. */
  key: number;
  kind: 'stage' | 'dialog' | 'popup';
  title: string | null;
  focused: boolean;
  /** Key of the window that owns this one, directly. */
  owner: number | null;
  x: number;
  y: number;
  width: number;
  height: number;
  stylesheets: string[];
  /** Index of its root in `nodes`, or -1 where it was not walked. */
  root: number;
  /** The reported node that holds the scene's focus, or is nearest above the one that does. */
  focusOwner: { uid: string; steps: string } | null;
}

/** What the rules of order and selection look at. */
export type WindowFacts = Pick<RawWindow, 'key' | 'kind' | 'title' | 'focused' | 'owner'>;

/** Minimum x, minimum y, width, height. */
export type RawBounds = readonly [number, number, number, number];

/** One reported node. What has its usual value is left out, so that a scene stays small in transit. */
export interface RawNode {
  uid: string;
  /** Index of the parent in `nodes`; -1 for a window's root and for the node of scope `node`. */
  parent: number;
  /** Simple class name; of an anonymous class that of its nearest named superclass. */
  type: string;
  id: string | null;
  styleClass: string[];
  /** Its own `visible` is false. */
  invisible?: true;
  unmanaged?: true;
  /** Disabled itself or by an ancestor. */
  disabled?: true;
  /** Direct reported children that were left out because of the depth. */
  omitted?: number;

  /** Displayed text: label of a Labeled, a Text, a Tab header, a menu, a column header, a cell. */
  label?: string;
  prompt?: string;
  /** What a text input holds, or a value control displays. Absent where there is none. */
  valueText?: string;
  /** Text input whose content is never disclosed; it carries no `valueText`. */
  password?: true;
  /** Text input that the user can't change. */
  readOnly?: true;
  selected?: boolean;
  checked?: boolean;
  focused?: true;

  module?: string;
  /** Sorted. */
  pseudoClass?: string[];
  opacity?: number;
  boundsInParent?: RawBounds;
  boundsInScene?: RawBounds;
  localToScreen?: RawBounds;
  role?: string;
  help?: string;
  /** Tooltip, user data and other properties that the section `properties` reports. */
  properties?: Record<string, string | number | boolean | null>;
  virtualization?: RawVirtualization;
}

export interface RawVirtualization {
  kind: 'ListView' | 'TableView' | 'TreeView' | 'TreeTableView';
  itemsCount: number;
  /** Inclusive; null when no row is on screen. */
  visibleRange: { from: number; to: number } | null;
  selectedIndices: number[];
  focusedIndex: number | null;
  columns?: { id: string | null; text: string }[];
  visibleCells: RawRow[];
}

export interface RawRow {
  index: number;
  uid: string;
  /** Path of the row below the window's root, as in `NodePlace`. */
  steps: string;
  /** One entry a visible column; a list or tree has one entry with `columnId: null`. */
  cells: { columnId: string | null; text: string | null }[];
}

export interface LookupRequest {
  selection: WindowSelection;
  selector: RawSelector;
  limit: number;
}

/** A selector that the engine has checked: exactly one of the three. */
export interface RawSelector {
  css?: string;
  text?: string;
  match?: 'contains' | 'equals' | 'regex';
  predicate?: {
    typeIs?: string[];
    idEquals?: string;
    styleClassHas?: string;
    textContains?: string;
    visible?: boolean;
    enabled?: boolean;
  };
}

export interface RawLookup {
  /** All showing windows; of each only what orders and selects them. */
  windows: WindowFacts[];
  total: number;
  /** In document order, at most `limit`; each with `boundsInScene` and its `virtualization`, `parent` -1. */
  matches: (NodePlace & { node: RawNode })[];
}

/** One action whose target is already a uid. */
export type RawAction =
  | { type: 'focus'; target: RawTarget }
  | { type: 'click'; target: RawTarget }
  | { type: 'click'; x: number; y: number }
  | { type: 'setText'; target: RawTarget; text: string }
  | { type: 'scroll'; target: RawTarget; deltaY: number }
  | { type: 'typeText'; text: string; window: number | null }
  | { type: 'pressKey'; key: string; modifiers: Modifier[]; window: number | null };

export interface RawTarget {
  uid: string;
  /** A cell of a virtualized control: scrolled into view first. */
  item?: { index: number; column?: string | number };
}

export type Modifier = 'SHIFT' | 'CTRL' | 'ALT' | 'META' | 'SHORTCUT';

export interface PerformOptions {
  /** Answer only when the work that the action caused and one pulse have passed. */
  settle: boolean;
}

export type ActionOutcome =
  | {
      ok: true;
      /** Window of the target, for the typing that follows. */
      window: number | null;
    }
  | { ok: false; reason: string; message?: string; details?: Record<string, unknown> };
