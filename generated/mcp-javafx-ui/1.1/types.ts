// Generated from schema/mcp-javafx-ui/1.1 by `npm run generate`. Edit the source, not this file.

/** Details of MCP_UI_ACTION_FAILED. */
export interface ActionFailedDetails {
  /** Index of the action that failed. */
  failedIndex: number;
  /** Why it failed. */
  reason: FailureReason;
  /** Results of the actions that were carried out before it; empty when a key name is unknown, for then none was. */
  results: ActionResult[];
  /** The locator that did not name one node. */
  locator?: string;
  /** How many nodes the locator names; only with AMBIGUOUS_TARGET. */
  total?: number;
  /** The first of the nodes that the locator names, at most five; only with AMBIGUOUS_TARGET. */
  candidates?: LocatedCandidate[];
  /** The modal window in front; only with BLOCKED_BY_MODAL and a locator. */
  modal?: WindowId | null;
}

/** What became of one action. */
export interface ActionResult {
  /** True: it was carried out. */
  ok: boolean;
  /** The type of the action, echoed. */
  type: ActionType;
}

/** What an action is done to. */
export interface ActionTarget {
  /** The node. */
  ref: NodeRefInput;
  /** A row or cell of a ListView, TableView, TreeView or TreeTableView; it is scrolled into view first. */
  item?: ItemAddress | null;
}

/** The `type` of an action. */
export type ActionType = 'focus' | 'click' | 'typeText' | 'setText' | 'pressKey' | 'scroll' | (string & {});

/** One thing that a user could do. */
export type Action =
  FocusAction | ClickAction | TypeTextAction | SetTextAction | PressKeyAction | ScrollAction;

/** Details of MCP_UI_AMBIGUOUS. */
export interface AmbiguousDetails {
  /** The locator as it was sent. */
  locator: string;
  /** How many nodes it names. */
  total: number;
  /** The first of them, at most five. */
  candidates: LocatedCandidate[];
}

/** A box that was drawn into a picture. */
export interface Annotation {
  /** The node that it is around. */
  uid: string;
  /** Left edge, in pixels of the picture. */
  x: number;
  /** Upper edge, in pixels of the picture. */
  y: number;
  /** Width. */
  width: number;
  /** Height. */
  height: number;
}

/** The application behind the server. */
export interface AppInfo {
  /** Process id. */
  pid: number;
  /** Version of the Java runtime. */
  javaVersion?: string | null;
  /** Version of JavaFX. */
  javafxVersion?: string | null;
  /** Main class of the application. */
  mainClass?: string | null;
  /** Flags that say how the server was enabled. */
  debugFlags?: string[];
}

/** What this way of attaching to an application can do; others may join. */
export interface AttachmentCapabilities {
  /** Acting on it. */
  actions: boolean;
  /** Taking pictures of it. */
  screenshots: boolean;
  /** Changing code of JavaFX while it runs. */
  instrumentation: boolean;
  /** Reading what it writes to its standard output. */
  output: boolean;
}

/** A window that could have been named. */
export interface AvailableStage {
  /** Its index. */
  stageIndex: number;
  /** Its id. */
  windowId?: WindowId;
  /** Stage, dialog or popup. */
  kind?: StageKind;
  /** Its title. */
  title?: string | null;
}

/** A rectangle in the coordinates of the parent or of the scene. */
export interface Bounds {
  /** Left edge. */
  minX: number;
  /** Upper edge. */
  minY: number;
  /** Width. */
  width: number;
  /** Height. */
  height: number;
}

/** Details of MCP_UI_BUSY. */
export interface BusyDetails {
  /** When to try again. */
  retryAfterMs: number;
}

/** Clicks the centre of the target, or a point on the screen, with the primary button. */
export interface ClickAction {
  /** Names the action. */
  type: 'click';
  /** What it is done to. */
  target?: ActionTarget | null;
  /** The same, named by what a user sees; instead of `target`. */
  locator?: Locator | null;
  /** Screen coordinate; together with `y`, instead of a target. */
  x?: number | null;
  /** Screen coordinate; together with `x`, instead of a target. */
  y?: number | null;
}

/** A visible leaf column. */
export interface ColumnInfo {
  /** The column's id. */
  id: string | null;
  /** Its header. */
  text?: string | null;
}

/** A column: its id, or its index in `columns`. */
export type ColumnKey = string | number;

/** An exception that nothing in the application caught. */
export interface DiagnosedException {
  /** When it was thrown to the end. */
  at: string;
  /** Name of the thread. */
  thread: string;
  /** Its class. */
  type: string;
  /** What it says. */
  message?: string | null;
  /** Where it came from, the innermost first, in the application's own words; causes follow after a line of their own. */
  stack: string[];
}

/** The stable code of a tool error. */
export type ErrorCode =
  | 'MCP_UI_NOT_ENABLED'
  | 'MCP_UI_NO_STAGES'
  | 'MCP_UI_NODE_NOT_FOUND'
  | 'MCP_UI_STALE_REF'
  | 'MCP_UI_ACTION_FAILED'
  | 'MCP_UI_TIMEOUT'
  | 'MCP_UI_INTERNAL'
  | 'MCP_UI_INVALID_INPUT'
  | 'MCP_UI_BUSY'
  | 'MCP_UI_AMBIGUOUS'
  | (string & {});

/** What a tool answers instead of its output when it fails. */
export interface ErrorEnvelope {
  /** The error. */
  error: ToolError;
}

/** Why an action could not be carried out. */
export type FailureReason =
  | 'NO_SCREEN_BOUNDS'
  | 'UNSUPPORTED_TARGET_TYPE'
  | 'INVALID_KEY_CODE'
  | 'NODE_NOT_FOUND'
  | 'STALE_REF'
  | 'AMBIGUOUS_TARGET'
  | 'NO_FOCUS'
  | 'TARGET_DISABLED'
  | 'TARGET_NOT_VISIBLE'
  | 'TARGET_OBSCURED'
  | 'BLOCKED_BY_MODAL'
  | 'NOT_EDITABLE'
  | 'ITEM_NOT_FOUND'
  | (string & {});

/** Gives the keyboard focus to the target. */
export interface FocusAction {
  /** Names the action. */
  type: 'focus';
  /** What it is done to. */
  target?: ActionTarget | null;
  /** The same, named by what a user sees; instead of `target`. */
  locator?: Locator | null;
}

/** Where the keyboard focus is; both members are null when nothing is focused. */
export interface FocusInfo {
  /** The focus owner of the focused window. */
  focusedNode?: NodeRef | null;
  /** The focused window. */
  focusedWindow?: FocusedWindow | null;
}

/** The window that has the focus. */
export interface FocusedWindow {
  /** Its index in the order of windows. */
  stageIndex: number;
}

/** What the FX thread does. */
export interface FxThreadState {
  /** It did not answer while it was watched. */
  busy: boolean;
  /** How long it took to answer; null when it is busy. */
  answeredInMs?: number | null;
  /** What it is busy with, the innermost first; empty when it is free, or when that can't be seen. */
  stack: string[];
}

/** What `GET /health` answers. */
export interface Health {
  /** The server is up. */
  ok: boolean;
  /** Contract and version. */
  schema: string;
  /** Names of the tools, as `tools/list` has them. */
  tools: string[];
  /** The transport profile: `stateless` or `stateful`. */
  transport: string;
  /** Whether an application is there. */
  attached: boolean;
}

/** One thing that is wrong with an input. */
export interface InputIssue {
  /** JSON Pointer into the arguments. */
  pointer: string;
  /** What is wrong, as a sentence. */
  message: string;
  /** What would have been right. */
  expected: string;
}

/** Details of MCP_UI_INVALID_INPUT. */
export interface InvalidInputDetails {
  /**
   * All that is wrong.
   *
   * @minItems 1
   */
  issues: InputIssue[];
}

/** A row of a virtualized control, on screen or not, and in tables one of its cells. */
export interface ItemAddress {
  /** The row's index among the items. */
  index: number;
  /** The column. Default: the whole row. */
  column?: ColumnKey | null;
}

/** A node that a locator names. */
export interface LocatedCandidate {
  /** Names it. */
  uid: string;
  /** Its window. */
  windowId: WindowId;
  /** What is seen of it. */
  line: string;
}

/** Names a node by what a user sees: steps joined by ` >> `, each a uid, a selector such as `Button#ok`, or `text=`, `label=` or `tooltip=` with a text, and then any of `row=`, `column=`, `item=` and `nth=`. */
export type Locator = string;

/** All that there is, what has changed, or that nothing has. */
export type LookKind = 'full' | 'delta' | 'unchanged' | (string & {});

/** A window of a look. */
export interface LookWindow {
  /** Names it. */
  windowId: WindowId;
  /** Stage, dialog or popup. */
  kind: StageKind;
  /** Its title. */
  title?: string | null;
  /** Whether other windows take no input while it shows. */
  modal: boolean;
  /** Whether it is the current window. */
  current: boolean;
  /** The window that owns it. */
  ownerId?: WindowId | null;
  /** The modal window that takes its input. */
  behind?: WindowId | null;
  /** Whether the outline has its lines; otherwise it is only mentioned. */
  shown: boolean;
  /** How many lines it has, those that were left out included. */
  lines: number;
}

/** Where a match is. */
export interface MatchLayout {
  /** In the coordinates of its scene. */
  boundsInScene?: Bounds;
}

/** Memory of the application. */
export interface MemoryUse {
  /** What is in use. */
  usedBytes: number;
  /** What there can be at most. */
  maxBytes: number;
}

/** Held meanwhile, in any letter case; SHORTCUT is META on macOS, else CTRL. */
export type Modifier = string;

/** Details of MCP_UI_NO_STAGES. */
export interface NoStagesDetails {
  /** The windows that are showing. */
  available: AvailableStage[];
}

/** What assistive technology is told. */
export interface NodeAccessibility {
  /** Accessible role. */
  role?: string | null;
  /** Accessible help. */
  help?: string | null;
}

/** JavaFX properties. */
export interface NodeFx {
  /** Tooltip, user data and other properties, keys sorted. `userData` is there only as a string, number or boolean. */
  properties?: {
    [k: string]: string | number | boolean | null;
  };
}

/** What a caller remembers of a node. A server may ignore it. */
export interface NodeHint {
  /** The node's id. */
  id?: string | null;
  /** The node's type. */
  type?: string | null;
  /** The node's text. */
  text?: string | null;
}

/** Where a node is. A section whose numbers are not finite is left out. */
export interface NodeLayout {
  /** In the coordinates of its parent. */
  boundsInParent?: Bounds;
  /** In the coordinates of its scene. */
  boundsInScene?: Bounds;
  /** On the screen. */
  localToScreen?: ScreenBounds;
}

/** A node that a query found. */
export interface NodeMatch {
  /** Names the node. */
  ref: NodeRef;
  /** Its type. */
  type: string;
  /** Its id. */
  id: string | null;
  /** Type and the most telling values: `Button[text=OK]`. */
  summary: string;
  /** Where it is. */
  layout?: MatchLayout;
  /** The line of the nearest node above it that has a name, an id or a row, as ui_look writes it. */
  ancestor?: string;
}

/** A reference as a caller sends it: a `uid`, or a `path` of the latest snapshot. When both are there the uid decides. */
export interface NodeRefInput {
  /** Path of the latest snapshot; it decides only where there is no uid. */
  path?: string | null;
  /** As a look, a snapshot, a query or a node told it. */
  uid?: string | null;
  /** What the caller remembers of the node; never needed. */
  hint?: {} | null;
}

/** Names one node. `uid` names it for its lifetime; `path` only within the snapshot that gave it. */
export interface NodeRef {
  /** Canonical path over the reported tree. */
  path: string;
  /** Identifier that the node keeps for its lifetime and that is never given to another node. */
  uid: string;
  /** What helps a person recognise the node. */
  hint?: NodeHint | null;
}

/** What the node shows as text. */
export interface NodeText {
  /** Its displayed text. */
  label?: string | null;
  /** The hint that an empty input shows. */
  prompt?: string | null;
}

/** What the user has entered or chosen. */
export interface NodeValue {
  /** Content of a text input or displayed value of a value control; null for a password. */
  text?: string | null;
  /** State of a toggle or radio button. */
  selected?: boolean | null;
  /** State of a check box. */
  checked?: boolean | null;
}

/** Details of MCP_UI_NOT_ENABLED. */
export interface NotEnabledDetails {
  /** Switched off, read-only, no application attached, or a tool that this server does not offer. */
  reason?: NotEnabledReason;
}

/** Why a tool is not to be had. */
export type NotEnabledReason = 'DISABLED' | 'READ_ONLY' | 'NOT_ATTACHED' | 'NOT_OFFERED' | (string & {});

/** All given members must hold. */
export interface Predicate {
  /**
   * The type is one of these.
   *
   * @minItems 1
   * @maxItems 100
   */
  typeIs?: string[] | null;
  /** The id is this. */
  idEquals?: string | null;
  /** This style class is there. */
  styleClassHas?: string | null;
  /** As a search for `text` with `contains`: trimmed, ignoring case, and only of what is visible. */
  textContains?: string | null;
  /** The accessible role is this, in any letter case: `BUTTON`. */
  role?: string | null;
  /** The tooltip contains this: trimmed, ignoring case. */
  tooltip?: string | null;
  /** The prompt contains this: trimmed, ignoring case. */
  prompt?: string | null;
  /** The label that is for the control contains this: trimmed, ignoring case, and only what is visible. */
  labelContains?: string | null;
  /** The reported `visible` is this. */
  visible?: boolean | null;
  /** `disabled` is the opposite of this. */
  enabled?: boolean | null;
}

/** Presses and releases a key in the focus owner. */
export interface PressKeyAction {
  /** Names the action. */
  type: 'pressKey';
  /** A JavaFX KeyCode name in any letter case: ENTER, TAB, A, F5, PAGE_DOWN. */
  key: string;
  /**
   * Keys to hold.
   *
   * @maxItems 8
   */
  modifiers?: Modifier[] | null;
}

/** Where a query searches: a window and the popups that it owns, or all windows. */
export interface QueryScope {
  /** Default: `focused`, or `index` when `stageIndex` is given. */
  stage?: ScopeChoice | null;
  /** Index of the window. */
  stageIndex?: number | null;
  /** A window by its `windowId`, or `current`; alone, without `stage` and `stageIndex`. */
  window?: WindowChoice | null;
}

/** One row, on screen or not. */
export interface ReadRow {
  /** The row's index among the items. */
  index: number;
  /** It is not on screen: its texts are what its cells would show. */
  offscreen: boolean;
  /** Its cells in the order of the columns. */
  cells: VisibleCell[];
}

/** Rows of a control, read by their index. */
export interface ReadRows {
  /** How many rows it has. */
  total: number;
  /** Those that were asked for, in their order. */
  rows: ReadRow[];
}

/** Details of MCP_UI_NODE_NOT_FOUND and MCP_UI_STALE_REF. */
export interface RefDetails {
  /** The reference as it was sent. */
  ref: {
    [k: string]: unknown;
  };
}

/** Names what was seen in one look. */
export type Revision = string;

/** Rows from `from` to `to`, both inclusive. */
export interface RowRange {
  /** First row. */
  from: number;
  /** Last row. */
  to: number;
}

/** Which rows of a control to read. */
export interface RowsRequest {
  /**
   * Index of the first row.
   *
   * @default 0
   */
  from?: number | null;
  /**
   * At most this many rows.
   *
   * @default 50
   */
  count?: number | null;
  /**
   * Also rows that are not on screen; reading them runs the application's own code for cells.
   *
   * @default true
   */
  offscreen?: boolean | null;
}

/** Which window a query searches: the focused one, the one that `stageIndex` names, or all of them. */
export type ScopeChoice = 'focused' | 'index' | 'all';

/** A rectangle in screen coordinates. */
export interface ScreenBounds {
  /** Left edge. */
  x: number;
  /** Upper edge. */
  y: number;
  /** Width. */
  width: number;
  /** Height. */
  height: number;
}

/** Scrolls the target vertically. */
export interface ScrollAction {
  /** Names the action. */
  type: 'scroll';
  /** What it is done to. */
  target?: ActionTarget | null;
  /** The same, named by what a user sees; instead of `target`. */
  locator?: Locator | null;
  /** Pixels; negative scrolls towards the end. */
  deltaY: number;
}

/** Where a search without a match has looked. */
export interface SearchedPlace {
  /** The windows, in their order. */
  windows: WindowId[];
  /** How many nodes were looked at. */
  nodes: number;
  /** The uid of the node below which it looked. */
  within?: string;
}

/** One or more of `css`, `text` and `predicate`; a node has to satisfy all that are given. */
export interface Selector {
  /** Compounds of `*`, `Type`, `#id` and `.class`, joined by a space (descendant) or `>` (child): `#ok`, `VBox > Button.primary`. */
  css?: string | null;
  /** Text that a visible node shows. */
  text?: string | null;
  /**
   * How `text` is compared. Default: `contains`.
   *
   * @default "contains"
   */
  match?: TextMatch | null;
  /** Conditions on a node. */
  predicate?: Predicate | null;
}

/** Replaces the content of a text input. */
export interface SetTextAction {
  /** Names the action. */
  type: 'setText';
  /** What it is done to. */
  target?: ActionTarget | null;
  /** The same, named by what a user sees; instead of `target`. */
  locator?: Locator | null;
  /** Its new content. */
  text: string;
}

/** Switches sections on or off, whatever the mode says. */
export interface SnapshotInclude {
  /** Bounds in parent and in scene. */
  bounds?: boolean | null;
  /** Bounds on the screen. */
  localToScreen?: boolean | null;
  /** JavaFX properties. */
  properties?: boolean | null;
  /** Rows of virtualized controls. */
  virtualization?: boolean | null;
  /** Accessible role and help. */
  accessibility?: boolean | null;
}

/** `compact` is small and made for language models; `full` has geometry and virtualization. */
export type SnapshotMode = 'compact' | 'full';

/** Which windows a snapshot covers: the focused one, the first one, or all of them. */
export type StageChoice = 'focused' | 'primary' | 'all';

/** What sort of window a stage entry describes. */
export type StageKind = 'stage' | 'dialog' | 'popup' | (string & {});

/** `contains` ignores case, `equals` does not, `regex` is an unanchored RE2 pattern. */
export type TextMatch = 'contains' | 'equals' | 'regex';

/** Details of MCP_UI_TIMEOUT. */
export interface TimeoutDetails {
  /** The deadline that passed. */
  timeoutMs?: number;
  /** Results of the actions that were completed (ui_perform). */
  results?: ActionResult[];
  /** Index of the action that had begun and may still complete; null when none had (ui_perform). */
  startedIndex?: number | null;
}

/** What went wrong, for a program and for a model. */
export interface ToolError {
  /** Stable code. */
  code: ErrorCode;
  /** What happened, as a sentence. */
  message: string;
  /** More, by code. */
  details: {
    [k: string]: unknown;
  };
}

/** Types text into the focus owner, character by character. */
export interface TypeTextAction {
  /** Names the action. */
  type: 'typeText';
  /** What is typed, exactly. */
  text: string;
}

/** How the application is. */
export interface UiDiagnostics {
  /** Contract and version that the server speaks. */
  schema: string;
  /** Whether an application is attached. */
  attached: boolean;
  /** The application that is attached, or was last. */
  app?: AppInfo | null;
  /** What this way of attaching can do. */
  capabilities: AttachmentCapabilities;
  /** The latest uncaught exceptions of the application, the last one last. */
  exceptions: DiagnosedException[];
  /** How many there were since the application was attached. */
  exceptionsTotal: number;
  /** The last lines that the application wrote; null where they are not seen. */
  output?: string[] | null;
  /** What the FX thread does; null without an application. */
  fxThread?: FxThreadState | null;
  /** How often the last second drew something; null where it is not counted. */
  pulsesPerSecond?: number | null;
  /** Memory of the application; null without one. */
  memory?: MemoryUse | null;
}

/** What a user sees. */
export interface UiLook {
  /** Contract and version that the server speaks. */
  schema: string;
  /** Names what was seen, for `since`. */
  revision: Revision;
  /** All, changes or no change. */
  kind: LookKind;
  /** The revision that the changes start from. */
  base?: Revision | null;
  /** The windows, in the order of the outline. */
  windows: LookWindow[];
  /** The lines, as in the text. */
  outline: string;
  /** How many lines were left out because of `maxBytes`. */
  omitted: number;
}

/** One node of the reported tree. */
export interface UiNode {
  /** Names the node. */
  ref: NodeRef;
  /** Simple class name; of an anonymous class that of its nearest named superclass. */
  type: string;
  /** Java module of its class. */
  module?: string | null;
  /** The node's id. */
  id: string | null;
  /** Style classes in the node's order. */
  styleClass: string[];
  /** Active pseudo-classes, sorted. */
  pseudoClass?: string[];
  /** The node's own `visible`. */
  visible: boolean;
  /** Whether its parent lays it out. */
  managed: boolean;
  /** Whether it is disabled, itself or by an ancestor. */
  disabled: boolean;
  /** Its own opacity. */
  opacity?: number;
  /** Where it is. */
  layout?: NodeLayout;
  /** What it shows. */
  text?: NodeText;
  /** What it holds. */
  value?: NodeValue;
  /** What assistive technology is told. */
  accessibility?: NodeAccessibility;
  /** JavaFX properties. */
  fx?: NodeFx;
  /** Rows of a virtualized control. */
  virtualization?: Virtualization;
  /** The rows that were asked for; absent where they were not, or where it has none. */
  rows?: ReadRows;
  /** Reported children in the toolkit's order. */
  children: UiNode[];
  /** How many direct children were left out; absent when none were. */
  childrenOmitted?: number;
}

/** The content of a window. */
export interface UiScene {
  /** Names of the author stylesheets. */
  stylesheets?: string[];
  /** The root of the reported tree. */
  root: UiNode;
}

/** The windows of the application and their nodes, captured in one turn of the FX Application Thread. */
export interface UiSnapshot {
  /** Contract and version that the server speaks. */
  schema: string;
  /** When the tree was captured: RFC 3339, UTC. */
  capturedAt: string;
  /** The application. */
  app: AppInfo;
  /** Where the focus is. */
  focus: FocusInfo;
  /** The selected windows and the popups that they own, in order. */
  stages: UiStage[];
}

/** A showing window. */
export interface UiStage {
  /** Its place in the order of windows. */
  stageIndex: number;
  /** Names it for as long as the application runs. */
  windowId: WindowId;
  /** Stage, dialog or popup. */
  kind: StageKind;
  /** Its title. */
  title?: string | null;
  /** Whether it is showing. */
  showing: boolean;
  /** Whether it has the focus. */
  focused: boolean;
  /** Whether other windows take no input while it shows. */
  modal: boolean;
  /** Index of the window that owns it. */
  ownerStageIndex?: number | null;
  /** The `windowId` of the window that owns it. */
  ownerId?: WindowId | null;
  /** The node that has the focus of its scene, whether or not the window has that of the desktop. */
  focusOwner?: NodeRef | null;
  /** Left edge on the screen. */
  x?: number;
  /** Upper edge on the screen. */
  y?: number;
  /** Width. */
  width?: number;
  /** Height. */
  height?: number;
  /** Its content. */
  scene: UiScene;
}

/** What a virtualized control holds, and what of it is on screen. */
export interface Virtualization {
  /** The control. */
  kind: VirtualizedKind;
  /** Number of items; of a tree that of the rows that the expanded branches give. */
  itemsCount: number;
  /** The rows on screen; null when there are none. */
  visibleRange?: RowRange | null;
  /** Selected rows, ascending. */
  selectedIndices: number[];
  /** Row that the focus model points to; null when none. */
  focusedIndex?: number | null;
  /** Visible leaf columns in their order; only for tables. */
  columns?: ColumnInfo[];
  /** The rows on screen. */
  visibleCells: VisibleRow[];
}

/** The control that only keeps the rows on screen as nodes. */
export type VirtualizedKind = 'ListView' | 'TableView' | 'TreeView' | 'TreeTableView' | (string & {});

/** One cell of a row on screen. */
export interface VisibleCell {
  /** Id of its column; null without one. */
  columnId?: string | null;
  /** What the cell shows. */
  text?: string | null;
}

/** One row on screen. */
export interface VisibleRow {
  /** The row's index among the items. */
  index: number;
  /** The cell or row node that shows it now. It names the node, not the item. */
  rowRef: NodeRef;
  /** Its cells in the order of the columns. */
  cells: VisibleCell[];
}

/** A window by its `windowId`, or `current`. */
export type WindowChoice = string;

/** Names a window for as long as the application runs: `w1`, `w2` and so on. */
export type WindowId = string;

/** How much of it. */
export interface UiDiagnosticsInput {
  /**
   * At most this many exceptions, the latest.
   *
   * @default 5
   */
  exceptions?: number | null;
  /**
   * At most this many lines of output, the last.
   *
   * @default 20
   */
  outputLines?: number | null;
}

/** Which node. */
export interface UiGetNodeInput {
  /** The node. */
  ref?: NodeRefInput | null;
  /** The node, named by what a user sees; instead of `ref`. */
  locator?: Locator | null;
  /**
   * Also its direct children.
   *
   * @default false
   */
  includeChildren?: boolean | null;
  /** Also these rows of a list, table, tree, combo box or choice box, on screen or not. */
  rows?: RowsRequest | null;
}

/** Which windows, how deep, and which sections. */
export interface UiGetSnapshotInput {
  /**
   * Which windows.
   *
   * @default "focused"
   */
  stage?: StageChoice | null;
  /** Index of one window, alone or with `stage: focused`. */
  stageIndex?: number | null;
  /** A window by its `windowId`, or `current`; alone, without `stage` and `stageIndex`. */
  window?: WindowChoice | null;
  /**
   * How much of each node.
   *
   * @default "compact"
   */
  mode?: SnapshotMode | null;
  /** Edges from the root; 0 is the root alone. Default: 8 in compact mode, 50 in full mode. */
  depth?: number | null;
  /** Sections on or off, whatever the mode says. */
  include?: SnapshotInclude | null;
}

/** What the inspector shows first. */
export interface UiInspectInput {
  /** Another window, by its `windowId`. */
  window?: WindowChoice | null;
  /** The node to select, in whatever window it is found. */
  locator?: Locator | null;
}

/** What the inspector shows first. */
export interface UiInspectOutput {
  /** The window. */
  windowId: WindowId;
  /** The node that is selected; null when none was asked for. */
  selected?: NodeRef | null;
}

/** Where to look, how much of it, and since when. */
export interface UiLookInput {
  /** Another window, by its `windowId`. */
  window?: WindowChoice | null;
  /** Only the node that this names, and what is below it. */
  within?: Locator | null;
  /** Only what has changed since that look. */
  since?: Revision | null;
  /**
   * Most bytes of the outline.
   *
   * @default 16384
   */
  maxBytes?: number | null;
}

/** What to do. */
export interface UiPerformInput {
  /**
   * The actions in their order.
   *
   * @minItems 1
   * @maxItems 100
   */
  actions: Action[];
  /**
   * Answer only when the effect is visible to the next call.
   *
   * @default true
   */
  awaitUiIdle?: boolean | null;
  /**
   * Deadline of the whole call.
   *
   * @default 5000
   */
  timeoutMs?: number | null;
}

/** What became of the actions. */
export interface UiPerformOutput {
  /** One result an action, in order. */
  results: ActionResult[];
}

/** What to find, and where. */
export interface UiQueryInput {
  /** Where to search. Default: the focused window; with `within`, all windows. */
  scope?: QueryScope | null;
  /** Only what is below the node that this names. */
  within?: Locator | null;
  /** What to find. */
  selector: Selector;
  /**
   * At most this many matches.
   *
   * @default 50
   */
  limit?: number | null;
}

/** The nodes found. */
export interface UiQueryOutput {
  /** Matches in document order. */
  matches: NodeMatch[];
  /** True when the limit cut the list. */
  truncated?: boolean;
  /** How many nodes match, when the list was cut. */
  total?: number;
  /** Where it looked, when nothing matches. */
  searched?: SearchedPlace;
  /** What comes nearest, at most three nodes, when nothing matches. */
  nearest?: NodeMatch[];
}

/** Of what, how large, and with which marks. */
export interface UiScreenshotInput {
  /** Index of the window. Default: the focused one. */
  stageIndex?: number | null;
  /** A window by its `windowId`, or `current`; alone, without `stageIndex`. */
  window?: WindowChoice | null;
  /** Only the node that this names, in whatever window it is found, or in that of `window` or `stageIndex`. */
  locator?: Locator | null;
  /** Most pixels across; a larger picture is scaled down. */
  maxWidth?: number | null;
  /** Most pixels down; a larger picture is scaled down. */
  maxHeight?: number | null;
  /**
   * Draw a box with its uid around each line of the look.
   *
   * @default false
   */
  annotate?: boolean | null;
}

/** The picture. */
export interface UiScreenshotOutput {
  /** Always image/png. */
  contentType: 'image/png';
  /** The PNG in Base64. */
  dataBase64: string;
  /** Pixels of the picture for one of the window; only with `maxWidth` or `maxHeight`. */
  scale?: number;
  /** The boxes that were drawn, in pixels of the picture; only with `annotate`. */
  annotations?: Annotation[];
}

/** Every tool: what it takes and what it answers. */
export interface Tools {
  /** Look at the UI. */
  ui_look: { input: UiLookInput; output: UiLook };
  /** Read the UI. */
  ui_get_snapshot: { input: UiGetSnapshotInput; output: UiSnapshot };
  /** Find nodes. */
  ui_query: { input: UiQueryInput; output: UiQueryOutput };
  /** Read one node. */
  ui_get_node: { input: UiGetNodeInput; output: UiNode };
  /** Act on the UI. */
  ui_perform: { input: UiPerformInput; output: UiPerformOutput };
  /** Take a picture. */
  ui_screenshot: { input: UiScreenshotInput; output: UiScreenshotOutput };
  /** Diagnose the application. */
  ui_diagnostics: { input: UiDiagnosticsInput; output: UiDiagnostics };
  /** Open the inspector. */
  ui_inspect: { input: UiInspectInput; output: UiInspectOutput };
}

export type ToolName = keyof Tools;
