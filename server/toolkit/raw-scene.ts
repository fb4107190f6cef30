/** What a toolkit captures in one turn of its UI thread: plain records, a flat list of nodes in pre-order. */
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
