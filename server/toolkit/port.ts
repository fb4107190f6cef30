import type { NodePlace, RawNode, RawScene, WindowFacts } from './raw-scene.js';

export type * from './raw-scene.js';

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
