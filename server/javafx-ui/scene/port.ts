import { type Deadline, DeadlinePassed } from '../../calls/deadline.js';
import type { RawDiagnostics } from './raw-diagnostics.js';
import type { NodePlace, RawNode, RawScene, WindowFacts } from './raw-scene.js';

export type { Deadline } from '../../calls/deadline.js';

export type * from './raw-diagnostics.js';
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
  /**
   * Evaluates a query beside the UI, by what a node tells without any section. Without it the engine evaluates the
   * query on a captured scene, as it does for roles, tooltips and labels.
   */
  lookup?(request: LookupRequest, deadline: Deadline): Promise<RawLookup>;
  /** Checks that the target can take the action and delivers it, both in one turn of the UI thread. */
  perform(action: RawAction, options: PerformOptions, deadline: Deadline): Promise<ActionOutcome>;
  /**
   * A PNG of one window with the popups that lie over it; null when the window has gone.
   * Without it the optional tool is not offered.
   */
  screenshot?(window: number, deadline: Deadline, picture?: PictureOptions): Promise<Uint8Array | null>;
  /**
   * How the application is. It answers while the UI thread hangs, and while no application is there.
   * Without it the optional tool is not offered.
   */
  diagnose?(deadline: Deadline): Promise<RawDiagnostics>;
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

/** The deadline passed. `begun` tells whether the work had already started on the UI thread. */
export class ToolkitTimeout extends DeadlinePassed {
  constructor(begun: boolean, details: Record<string, unknown> = {}) {
    super(begun, details, 'The UI thread did not answer before the deadline.');
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

/** Which windows a call is about; the rules of order and focus stand in `windows.ts`. */
export type WindowSelection =
  | { stage: 'focused' | 'current' | 'primary' | 'all' }
  | { stageIndex: number }
  | { key: number };

export interface CaptureRequest {
  /**
   * `windows`: the selected windows from their roots (a toolkit may walk more than was selected, and leave out
   * what `only` says). `node`: one node and what is below it. `none`: only the list of windows.
   */
  scope:
    | { kind: 'windows'; selection: WindowSelection; only?: NodeKeys }
    | { kind: 'node'; uid: string }
    | { kind: 'none' };
  /** Edges below the root or the node; 0 is the node alone; absent means no limit. */
  depth?: number;
  sections: SectionName[];
  /** For scope `node`: rows to read by their index, and whether also those that are not on screen. */
  rows?: { from: number; count: number; offscreen: boolean };
}

/**
 * What a search is about, as far as that is cheap to look at. A toolkit may leave out the nodes that do not satisfy
 * all of these, so that a large scene need not be told; which of the others match, the engine decides. What `around`
 * of a lookup has, it tells nevertheless, and it says that the scene is `partial`.
 */
export interface NodeKeys {
  id?: string;
  /** Its type, or one that it extends, is one of these. */
  types?: string[];
  /** It has all of these style classes. */
  classes?: string[];
  /** Roles of nodes above a match that a label may name: what stands beside them is told as well. */
  labelled?: string[];
  /** Its label or its value contains this, which is ASCII, in any letter case; `true`: it has one at all. */
  text?: string | true;
}

export type SectionName =
  | 'bounds'
  | 'localToScreen'
  | 'properties'
  | 'virtualization'
  | 'accessibility'
  | 'module'
  | 'pseudoClass'
  | 'opacity'
  | 'look';

export interface LookupRequest {
  selection: WindowSelection;
  selector: RawSelector;
  limit: number;
}

/** A selector that the engine has checked: one or more of the three, and all have to hold. */
export interface RawSelector {
  css?: string;
  text?: string;
  match?: 'contains' | 'equals' | 'regex';
  predicate?: {
    typeIs?: string[];
    idEquals?: string;
    styleClassHas?: string;
    textContains?: string;
    role?: string;
    tooltip?: string;
    prompt?: string;
    labelContains?: string;
    visible?: boolean;
    enabled?: boolean;
  };
}

export interface RawLookup {
  /** All showing windows; of each only what orders and selects them. */
  windows: WindowFacts[];
  total: number;
  /** In document order, at most `limit`. */
  matches: FoundNode[];
  /**
   * The matches, and all that is above each of them, in pre-order as in a captured scene and with its
   * sections: what the line of a node above is made of. Where a label may name one of those (`roles.ts`), what stands
   * beside it is there, too.
   */
  around?: readonly RawNode[];
  /** Of a search that found nothing: how many nodes it has looked at, and up to three that come nearest. */
  missed?: { nodes: number; nearest: FoundNode[] };
}

/** With `boundsInScene` and its `virtualization`, `parent` -1. */
export type FoundNode = NodePlace & { node: RawNode };

/** How a picture differs from that of the whole window. */
export interface PictureOptions {
  /** Only this part, in coordinates of the window's scene, in whole pixels. */
  clip?: PictureBox;
  /** Scaled to this size, which is not larger. */
  size?: { width: number; height: number };
  /** Drawn over it at last, in pixels of the picture as it is then. */
  boxes?: (PictureBox & { label: string })[];
}

export interface PictureBox {
  x: number;
  y: number;
  width: number;
  height: number;
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
