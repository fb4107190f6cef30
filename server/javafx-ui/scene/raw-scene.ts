/** What a toolkit captures in one turn of its UI thread: plain records, a flat list of nodes in pre-order. */
export interface RawScene {
  /** Milliseconds since the epoch, taken in the turn that captured. */
  capturedAt: number;
  /** All showing windows in the toolkit's own order, walked or not. */
  windows: RawWindow[];
  /** Nodes in pre-order, window after window. */
  nodes: RawNode[];
  /** Of each type the named types that it extends, nearest first; told with the section `look`. */
  types?: Readonly<Record<string, readonly string[]>>;
  /** Nodes were left out that no search by the keys in the request can be about. */
  partial?: true;
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
  /** Names the window for its lifetime: a whole number from 1, which no other window of the application gets. */
  key: number;
  kind: 'stage' | 'dialog' | 'popup';
  title: string | null;
  focused: boolean;
  /** Of all windows the one that had the focus last; told where none has it now. */
  lastFocused?: true;
  /** While it shows, all other windows take no input, or those that own it. */
  modal?: 'application' | 'window';
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
export type WindowFacts = Pick<
  RawWindow,
  'key' | 'kind' | 'title' | 'focused' | 'lastFocused' | 'modal' | 'owner'
>;

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
  /** Its place among its siblings of the same type, where some of them may be left out. */
  n?: number;

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
  /** What `rows` of a capture asks for; absent where the node has no rows. */
  rows?: RawRows;

  /** What the section `look` tells: what a screen reader says of it. */
  accessibleText?: string;
  /** The node that this label is for. */
  labelFor?: string;
  /** The application has set what happens when it is clicked, pressed or dragged. */
  handled?: true;
  /** The keyboard reaches it. */
  focusable?: true;
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

/** Rows of a control that were read by their index. */
export interface RawRows {
  total: number;
  rows: RawReadRow[];
}

export interface RawReadRow {
  index: number;
  offscreen?: true;
  cells: RawRow['cells'];
}

export interface RawRow {
  index: number;
  uid: string;
  /** Names what it shows among all that the toolkit has told: another item has another name. */
  item?: string;
  /** Path of the row below the window's root, as in `NodePlace`. */
  steps: string;
  /** Of a row of a tree: how deep it stands, 0 for the first level that is shown, and whether it can't be expanded. */
  level?: number;
  leaf?: true;
  /** One entry a visible column; a list or tree has one entry with `columnId: null`. */
  cells: { columnId: string | null; text: string | null }[];
}
