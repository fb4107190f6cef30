# Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang python`.
# Edit the contract, not this file.
# SPDX-License-Identifier: MIT
"""The types of MCP JavaFX UI 1.1."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field

from ._model import Input, Output

ActionType: TypeAlias = Literal["focus", "click", "typeText", "setText", "pressKey", "scroll"] | str
"""The `type` of an action."""

ErrorCode: TypeAlias = (
    Literal[
        "MCP_UI_NOT_ENABLED",
        "MCP_UI_NO_STAGES",
        "MCP_UI_NODE_NOT_FOUND",
        "MCP_UI_STALE_REF",
        "MCP_UI_ACTION_FAILED",
        "MCP_UI_TIMEOUT",
        "MCP_UI_INTERNAL",
        "MCP_UI_INVALID_INPUT",
        "MCP_UI_BUSY",
        "MCP_UI_AMBIGUOUS",
    ]
    | str
)
"""The stable code of a tool error."""

FailureReason: TypeAlias = (
    Literal[
        "NO_SCREEN_BOUNDS",
        "UNSUPPORTED_TARGET_TYPE",
        "INVALID_KEY_CODE",
        "NODE_NOT_FOUND",
        "STALE_REF",
        "AMBIGUOUS_TARGET",
        "NO_FOCUS",
        "TARGET_DISABLED",
        "TARGET_NOT_VISIBLE",
        "TARGET_OBSCURED",
        "BLOCKED_BY_MODAL",
        "NOT_EDITABLE",
        "ITEM_NOT_FOUND",
    ]
    | str
)
"""Why an action could not be carried out."""

LookKind: TypeAlias = Literal["full", "delta", "unchanged"] | str
"""All that there is, what has changed, or that nothing has."""

NotEnabledReason: TypeAlias = Literal["DISABLED", "READ_ONLY", "NOT_ATTACHED", "NOT_OFFERED"] | str
"""Why a tool is not to be had."""

ScopeChoice: TypeAlias = Literal["focused", "index", "all"]
"""Which window a query searches: the focused one, the one that `stageIndex` names, or all of
them.
"""

SnapshotMode: TypeAlias = Literal["compact", "full"]
"""`compact` is small and made for language models; `full` has geometry and virtualization."""

StageChoice: TypeAlias = Literal["focused", "primary", "all"]
"""Which windows a snapshot covers: the focused one, the first one, or all of them."""

StageKind: TypeAlias = Literal["stage", "dialog", "popup"] | str
"""What sort of window a stage entry describes."""

TextMatch: TypeAlias = Literal["contains", "equals", "regex"]
"""`contains` ignores case, `equals` does not, `regex` is an unanchored RE2 pattern."""

VirtualizedKind: TypeAlias = Literal["ListView", "TableView", "TreeView", "TreeTableView"] | str
"""The control that only keeps the rows on screen as nodes."""


class ActionFailedDetails(Output):
    """Details of MCP_UI_ACTION_FAILED."""

    failed_index: int
    """Index of the action that failed."""

    reason: FailureReason
    """Why it failed."""

    results: list[ActionResult]
    """Results of the actions that were carried out before it; empty when a key name is unknown, for
    then none was.
    """

    locator: str | None = None
    """The locator that did not name one node."""

    total: int | None = None
    """How many nodes the locator names; only with AMBIGUOUS_TARGET."""

    candidates: list[LocatedCandidate] | None = None
    """The first of the nodes that the locator names, at most five; only with AMBIGUOUS_TARGET."""

    modal: WindowId | None = None
    """The modal window in front; only with BLOCKED_BY_MODAL and a locator."""


class ActionResult(Output):
    """What became of one action."""

    ok: bool
    """True: it was carried out."""

    type: ActionType
    """The type of the action, echoed."""


class ActionTarget(Input):
    """What an action is done to."""

    ref: NodeRefInput
    """The node."""

    item: ItemAddress | None = None
    """A row or cell of a ListView, TableView, TreeView or TreeTableView; it is scrolled into view
    first.
    """


class AmbiguousDetails(Output):
    """Details of MCP_UI_AMBIGUOUS."""

    locator: str
    """The locator as it was sent."""

    total: int
    """How many nodes it names."""

    candidates: list[LocatedCandidate]
    """The first of them, at most five."""


class Annotation(Output):
    """A box that was drawn into a picture."""

    uid: str
    """The node that it is around."""

    x: int
    """Left edge, in pixels of the picture."""

    y: int
    """Upper edge, in pixels of the picture."""

    width: int
    """Width."""

    height: int
    """Height."""


class AppInfo(Output):
    """The application behind the server."""

    pid: int
    """Process id."""

    java_version: str | None = None
    """Version of the Java runtime."""

    javafx_version: str | None = None
    """Version of JavaFX."""

    main_class: str | None = None
    """Main class of the application."""

    debug_flags: list[str] | None = None
    """Flags that say how the server was enabled."""


class AttachmentCapabilities(Output):
    """What this way of attaching to an application can do; others may join."""

    actions: bool
    """Acting on it."""

    screenshots: bool
    """Taking pictures of it."""

    instrumentation: bool
    """Changing code of JavaFX while it runs."""

    output: bool
    """Reading what it writes to its standard output."""


class AvailableStage(Output):
    """A window that could have been named."""

    stage_index: int
    """Its index."""

    window_id: WindowId | None = None
    """Its id."""

    kind: StageKind | None = None
    """Stage, dialog or popup."""

    title: str | None = None
    """Its title."""


class Bounds(Output):
    """A rectangle in the coordinates of the parent or of the scene."""

    min_x: float
    """Left edge."""

    min_y: float
    """Upper edge."""

    width: float
    """Width."""

    height: float
    """Height."""


class BusyDetails(Output):
    """Details of MCP_UI_BUSY."""

    retry_after_ms: int
    """When to try again."""


class ClickAction(Input):
    """Clicks the centre of the target, or a point on the screen, with the primary button. Exactly one
    of `target`, `locator`, `x`. All or none of `x`, `y`.
    """

    type: Literal["click"] = "click"
    """Names the action."""

    target: ActionTarget | None = None
    """What it is done to."""

    locator: Locator | None = None
    """The same, named by what a user sees; instead of `target`."""

    x: float | None = None
    """Screen coordinate; together with `y`, instead of a target."""

    y: float | None = None
    """Screen coordinate; together with `x`, instead of a target."""


class ColumnInfo(Output):
    """A visible leaf column."""

    id: str | None
    """The column's id."""

    text: str | None = None
    """Its header."""


class DiagnosedException(Output):
    """An exception that nothing in the application caught."""

    at: str
    """When it was thrown to the end."""

    thread: str
    """Name of the thread."""

    type: str
    """Its class."""

    message: str | None = None
    """What it says."""

    stack: list[str]
    """Where it came from, the innermost first, in the application's own words; causes follow after a
    line of their own.
    """


class ErrorEnvelope(Output):
    """What a tool answers instead of its output when it fails."""

    error: ToolError
    """The error."""


class FocusAction(Input):
    """Gives the keyboard focus to the target. Exactly one of `target`, `locator`."""

    type: Literal["focus"] = "focus"
    """Names the action."""

    target: ActionTarget | None = None
    """What it is done to."""

    locator: Locator | None = None
    """The same, named by what a user sees; instead of `target`."""


class FocusInfo(Output):
    """Where the keyboard focus is; both members are null when nothing is focused."""

    focused_node: NodeRef | None = None
    """The focus owner of the focused window."""

    focused_window: FocusedWindow | None = None
    """The focused window."""


class FocusedWindow(Output):
    """The window that has the focus."""

    stage_index: int
    """Its index in the order of windows."""


class FxThreadState(Output):
    """What the FX thread does."""

    busy: bool
    """It did not answer while it was watched."""

    answered_in_ms: float | None = None
    """How long it took to answer; null when it is busy."""

    stack: list[str]
    """What it is busy with, the innermost first; empty when it is free, or when that can't be
    seen.
    """


class Health(Output):
    """What `GET /health` answers."""

    ok: bool
    """The server is up."""

    schema_: str = Field(validation_alias="schema", serialization_alias="schema")
    """Contract and version."""

    tools: list[str]
    """Names of the tools, as `tools/list` has them."""

    transport: str
    """The transport profile: `stateless` or `stateful`."""

    attached: bool
    """Whether an application is there."""


class InputIssue(Output):
    """One thing that is wrong with an input."""

    pointer: str
    """JSON Pointer into the arguments."""

    message: str
    """What is wrong, as a sentence."""

    expected: str
    """What would have been right."""


class InvalidInputDetails(Output):
    """Details of MCP_UI_INVALID_INPUT."""

    issues: list[InputIssue]
    """All that is wrong."""


class ItemAddress(Input):
    """A row of a virtualized control, on screen or not, and in tables one of its cells."""

    index: int
    """The row's index among the items."""

    column: ColumnKey | None = None
    """The column. Default: the whole row."""


class LocatedCandidate(Output):
    """A node that a locator names."""

    uid: str
    """Names it."""

    window_id: WindowId
    """Its window."""

    line: str
    """What is seen of it."""


class LookWindow(Output):
    """A window of a look."""

    window_id: WindowId
    """Names it."""

    kind: StageKind
    """Stage, dialog or popup."""

    title: str | None = None
    """Its title."""

    modal: bool
    """Whether other windows take no input while it shows."""

    current: bool
    """Whether it is the current window."""

    owner_id: WindowId | None = None
    """The window that owns it."""

    behind: WindowId | None = None
    """The modal window that takes its input."""

    shown: bool
    """Whether the outline has its lines; otherwise it is only mentioned."""

    lines: int
    """How many lines it has, those that were left out included."""


class MatchLayout(Output):
    """Where a match is."""

    bounds_in_scene: Bounds | None = None
    """In the coordinates of its scene."""


class MemoryUse(Output):
    """Memory of the application."""

    used_bytes: int
    """What is in use."""

    max_bytes: int
    """What there can be at most."""


class NoStagesDetails(Output):
    """Details of MCP_UI_NO_STAGES."""

    available: list[AvailableStage]
    """The windows that are showing."""


class NodeAccessibility(Output):
    """What assistive technology is told."""

    role: str | None = None
    """Accessible role."""

    help: str | None = None
    """Accessible help."""


class NodeFx(Output):
    """JavaFX properties."""

    properties: dict[str, str | float | bool | None] | None = None
    """Tooltip, user data and other properties, keys sorted. `userData` is there only as a string,
    number or boolean.
    """


class NodeHint(Output):
    """What a caller remembers of a node. A server may ignore it."""

    id: str | None = None
    """The node's id."""

    type: str | None = None
    """The node's type."""

    text: str | None = None
    """The node's text."""


class NodeLayout(Output):
    """Where a node is. A section whose numbers are not finite is left out."""

    bounds_in_parent: Bounds | None = None
    """In the coordinates of its parent."""

    bounds_in_scene: Bounds | None = None
    """In the coordinates of its scene."""

    local_to_screen: ScreenBounds | None = None
    """On the screen."""


class NodeMatch(Output):
    """A node that a query found."""

    ref: NodeRef
    """Names the node."""

    type: str
    """Its type."""

    id: str | None
    """Its id."""

    summary: str
    """Type and the most telling values: `Button[text=OK]`."""

    layout: MatchLayout | None = None
    """Where it is."""

    ancestor: str | None = None
    """The line of the nearest node above it that has a name, an id or a row, as ui_look writes
    it.
    """


class NodeRefInput(Input):
    """A reference as a caller sends it: a `uid`, or a `path` of the latest snapshot. When both are
    there the uid decides. At least one of `uid`, `path`.
    """

    path: str | None = None
    """Path of the latest snapshot; it decides only where there is no uid."""

    uid: str | None = None
    """As a look, a snapshot, a query or a node told it."""

    hint: dict[str, Any] | None = None
    """What the caller remembers of the node; never needed."""


class NodeRef(Output):
    """Names one node. `uid` names it for its lifetime; `path` only within the snapshot that gave
    it.
    """

    path: str
    """Canonical path over the reported tree."""

    uid: str
    """Identifier that the node keeps for its lifetime and that is never given to another node."""

    hint: NodeHint | None = None
    """What helps a person recognise the node."""


class NodeText(Output):
    """What the node shows as text."""

    label: str | None = None
    """Its displayed text."""

    prompt: str | None = None
    """The hint that an empty input shows."""


class NodeValue(Output):
    """What the user has entered or chosen."""

    text: str | None = None
    """Content of a text input or displayed value of a value control; null for a password."""

    selected: bool | None = None
    """State of a toggle or radio button."""

    checked: bool | None = None
    """State of a check box."""


class NotEnabledDetails(Output):
    """Details of MCP_UI_NOT_ENABLED."""

    reason: NotEnabledReason | None = None
    """Switched off, read-only, no application attached, or a tool that this server does not
    offer.
    """


class Predicate(Input):
    """All given members must hold. At least one of `typeIs`, `idEquals`, `styleClassHas`,
    `textContains`, `role`, `tooltip`, `prompt`, `labelContains`, `visible`, `enabled`.
    """

    type_is: list[str] | None = None
    """The type is one of these."""

    id_equals: str | None = None
    """The id is this."""

    style_class_has: str | None = None
    """This style class is there."""

    text_contains: str | None = None
    """As a search for `text` with `contains`: trimmed, ignoring case, and only of what is
    visible.
    """

    role: str | None = None
    """The accessible role is this, in any letter case: `BUTTON`."""

    tooltip: str | None = None
    """The tooltip contains this: trimmed, ignoring case."""

    prompt: str | None = None
    """The prompt contains this: trimmed, ignoring case."""

    label_contains: str | None = None
    """The label that is for the control contains this: trimmed, ignoring case, and only what is
    visible.
    """

    visible: bool | None = None
    """The reported `visible` is this."""

    enabled: bool | None = None
    """`disabled` is the opposite of this."""


class PressKeyAction(Input):
    """Presses and releases a key in the focus owner."""

    type: Literal["pressKey"] = "pressKey"
    """Names the action."""

    key: str
    """A JavaFX KeyCode name in any letter case: ENTER, TAB, A, F5, PAGE_DOWN."""

    modifiers: list[Modifier] | None = None
    """Keys to hold."""


class QueryScope(Input):
    """Where a query searches: a window and the popups that it owns, or all windows."""

    stage: ScopeChoice | None = None
    """Default: `focused`, or `index` when `stageIndex` is given."""

    stage_index: int | None = None
    """Index of the window."""

    window: WindowChoice | None = None
    """A window by its `windowId`, or `current`; alone, without `stage` and `stageIndex`."""


class ReadRow(Output):
    """One row, on screen or not."""

    index: int
    """The row's index among the items."""

    offscreen: bool
    """It is not on screen: its texts are what its cells would show."""

    cells: list[VisibleCell]
    """Its cells in the order of the columns."""


class ReadRows(Output):
    """Rows of a control, read by their index."""

    total: int
    """How many rows it has."""

    rows: list[ReadRow]
    """Those that were asked for, in their order."""


class RefDetails(Output):
    """Details of MCP_UI_NODE_NOT_FOUND and MCP_UI_STALE_REF."""

    ref: dict[str, Any]
    """The reference as it was sent."""


class RowRange(Output):
    """Rows from `from` to `to`, both inclusive."""

    from_: int = Field(validation_alias="from", serialization_alias="from")
    """First row."""

    to: int
    """Last row."""


class RowsRequest(Input):
    """Which rows of a control to read."""

    from_: int | None = Field(default=None, validation_alias="from", serialization_alias="from")
    """Index of the first row. Default: 0."""

    count: int | None = None
    """At most this many rows. Default: 50."""

    offscreen: bool | None = None
    """Also rows that are not on screen; reading them runs the application's own code for cells.
    Default: true.
    """


class ScreenBounds(Output):
    """A rectangle in screen coordinates."""

    x: float
    """Left edge."""

    y: float
    """Upper edge."""

    width: float
    """Width."""

    height: float
    """Height."""


class ScrollAction(Input):
    """Scrolls the target vertically. Exactly one of `target`, `locator`."""

    type: Literal["scroll"] = "scroll"
    """Names the action."""

    target: ActionTarget | None = None
    """What it is done to."""

    locator: Locator | None = None
    """The same, named by what a user sees; instead of `target`."""

    delta_y: float
    """Pixels; negative scrolls towards the end."""


class SearchedPlace(Output):
    """Where a search without a match has looked."""

    windows: list[WindowId]
    """The windows, in their order."""

    nodes: int
    """How many nodes were looked at."""

    within: str | None = None
    """The uid of the node below which it looked."""


class Selector(Input):
    """One or more of `css`, `text` and `predicate`; a node has to satisfy all that are given. At least
    one of `css`, `text`, `predicate`.
    """

    css: str | None = None
    """Compounds of `*`, `Type`, `#id` and `.class`, joined by a space (descendant) or `>` (child):
    `#ok`, `VBox > Button.primary`.
    """

    text: str | None = None
    """Text that a visible node shows."""

    match_: TextMatch | None = Field(
        default=None,
        validation_alias="match",
        serialization_alias="match",
    )
    """How `text` is compared. Default: `contains`."""

    predicate: Predicate | None = None
    """Conditions on a node."""


class SetTextAction(Input):
    """Replaces the content of a text input. Exactly one of `target`, `locator`."""

    type: Literal["setText"] = "setText"
    """Names the action."""

    target: ActionTarget | None = None
    """What it is done to."""

    locator: Locator | None = None
    """The same, named by what a user sees; instead of `target`."""

    text: str = Field(repr=False)
    """Its new content."""


class SnapshotInclude(Input):
    """Switches sections on or off, whatever the mode says."""

    bounds: bool | None = None
    """Bounds in parent and in scene."""

    local_to_screen: bool | None = None
    """Bounds on the screen."""

    properties: bool | None = None
    """JavaFX properties."""

    virtualization: bool | None = None
    """Rows of virtualized controls."""

    accessibility: bool | None = None
    """Accessible role and help."""


class TimeoutDetails(Output):
    """Details of MCP_UI_TIMEOUT."""

    timeout_ms: int | None = None
    """The deadline that passed."""

    results: list[ActionResult] | None = None
    """Results of the actions that were completed (ui_perform)."""

    started_index: int | None = None
    """Index of the action that had begun and may still complete; null when none had
    (ui_perform).
    """


class ToolError(Output):
    """What went wrong, for a program and for a model."""

    code: ErrorCode
    """Stable code."""

    message: str
    """What happened, as a sentence."""

    details: dict[str, Any]
    """More, by code."""


class TypeTextAction(Input):
    """Types text into the focus owner, character by character."""

    type: Literal["typeText"] = "typeText"
    """Names the action."""

    text: str = Field(repr=False)
    """What is typed, exactly."""


class UiDiagnostics(Output):
    """How the application is."""

    schema_: str = Field(validation_alias="schema", serialization_alias="schema")
    """Contract and version that the server speaks."""

    attached: bool
    """Whether an application is attached."""

    app: AppInfo | None = None
    """The application that is attached, or was last."""

    capabilities: AttachmentCapabilities
    """What this way of attaching can do."""

    exceptions: list[DiagnosedException]
    """The latest uncaught exceptions of the application, the last one last."""

    exceptions_total: int
    """How many there were since the application was attached."""

    output: list[str] | None = None
    """The last lines that the application wrote; null where they are not seen."""

    fx_thread: FxThreadState | None = None
    """What the FX thread does; null without an application."""

    pulses_per_second: float | None = None
    """How often the last second drew something; null where it is not counted."""

    memory: MemoryUse | None = None
    """Memory of the application; null without one."""


class UiLook(Output):
    """What a user sees."""

    schema_: str = Field(validation_alias="schema", serialization_alias="schema")
    """Contract and version that the server speaks."""

    revision: Revision
    """Names what was seen, for `since`."""

    kind: LookKind
    """All, changes or no change."""

    base: Revision | None = None
    """The revision that the changes start from."""

    windows: list[LookWindow]
    """The windows, in the order of the outline."""

    outline: str
    """The lines, as in the text."""

    omitted: int
    """How many lines were left out because of `maxBytes`."""


class UiNode(Output):
    """One node of the reported tree."""

    ref: NodeRef
    """Names the node."""

    type: str
    """Simple class name; of an anonymous class that of its nearest named superclass."""

    module: str | None = None
    """Java module of its class."""

    id: str | None
    """The node's id."""

    style_class: list[str]
    """Style classes in the node's order."""

    pseudo_class: list[str] | None = None
    """Active pseudo-classes, sorted."""

    visible: bool
    """The node's own `visible`."""

    managed: bool
    """Whether its parent lays it out."""

    disabled: bool
    """Whether it is disabled, itself or by an ancestor."""

    opacity: float | None = None
    """Its own opacity."""

    layout: NodeLayout | None = None
    """Where it is."""

    text: NodeText | None = None
    """What it shows."""

    value: NodeValue | None = None
    """What it holds."""

    accessibility: NodeAccessibility | None = None
    """What assistive technology is told."""

    fx: NodeFx | None = None
    """JavaFX properties."""

    virtualization: Virtualization | None = None
    """Rows of a virtualized control."""

    rows: ReadRows | None = None
    """The rows that were asked for; absent where they were not, or where it has none."""

    children: list[UiNode]
    """Reported children in the toolkit's order."""

    children_omitted: int | None = None
    """How many direct children were left out; absent when none were."""


class UiScene(Output):
    """The content of a window."""

    stylesheets: list[str] | None = None
    """Names of the author stylesheets."""

    root: UiNode
    """The root of the reported tree."""


class UiSnapshot(Output):
    """The windows of the application and their nodes, captured in one turn of the FX Application
    Thread.
    """

    schema_: str = Field(validation_alias="schema", serialization_alias="schema")
    """Contract and version that the server speaks."""

    captured_at: str
    """When the tree was captured: RFC 3339, UTC."""

    app: AppInfo
    """The application."""

    focus: FocusInfo
    """Where the focus is."""

    stages: list[UiStage]
    """The selected windows and the popups that they own, in order."""


class UiStage(Output):
    """A showing window."""

    stage_index: int
    """Its place in the order of windows."""

    window_id: WindowId
    """Names it for as long as the application runs."""

    kind: StageKind
    """Stage, dialog or popup."""

    title: str | None = None
    """Its title."""

    showing: bool
    """Whether it is showing."""

    focused: bool
    """Whether it has the focus."""

    modal: bool
    """Whether other windows take no input while it shows."""

    owner_stage_index: int | None = None
    """Index of the window that owns it."""

    owner_id: WindowId | None = None
    """The `windowId` of the window that owns it."""

    focus_owner: NodeRef | None = None
    """The node that has the focus of its scene, whether or not the window has that of the
    desktop.
    """

    x: float | None = None
    """Left edge on the screen."""

    y: float | None = None
    """Upper edge on the screen."""

    width: float | None = None
    """Width."""

    height: float | None = None
    """Height."""

    scene: UiScene
    """Its content."""


class Virtualization(Output):
    """What a virtualized control holds, and what of it is on screen."""

    kind: VirtualizedKind
    """The control."""

    items_count: int
    """Number of items; of a tree that of the rows that the expanded branches give."""

    visible_range: RowRange | None = None
    """The rows on screen; null when there are none."""

    selected_indices: list[int]
    """Selected rows, ascending."""

    focused_index: int | None = None
    """Row that the focus model points to; null when none."""

    columns: list[ColumnInfo] | None = None
    """Visible leaf columns in their order; only for tables."""

    visible_cells: list[VisibleRow]
    """The rows on screen."""


class VisibleCell(Output):
    """One cell of a row on screen."""

    column_id: str | None = None
    """Id of its column; null without one."""

    text: str | None = None
    """What the cell shows."""


class VisibleRow(Output):
    """One row on screen."""

    index: int
    """The row's index among the items."""

    row_ref: NodeRef
    """The cell or row node that shows it now. It names the node, not the item."""

    cells: list[VisibleCell]
    """Its cells in the order of the columns."""


class UiDiagnosticsInput(Input):
    """How much of it."""

    exceptions: int | None = None
    """At most this many exceptions, the latest. Default: 5."""

    output_lines: int | None = None
    """At most this many lines of output, the last. Default: 20."""


class UiGetNodeInput(Input):
    """Which node. Exactly one of `ref`, `locator`."""

    ref: NodeRefInput | None = None
    """The node."""

    locator: Locator | None = None
    """The node, named by what a user sees; instead of `ref`."""

    include_children: bool | None = None
    """Also its direct children. Default: false."""

    rows: RowsRequest | None = None
    """Also these rows of a list, table, tree, combo box or choice box, on screen or not."""


class UiGetSnapshotInput(Input):
    """Which windows, how deep, and which sections."""

    stage: StageChoice | None = None
    """Which windows. Default: "focused"."""

    stage_index: int | None = None
    """Index of one window, alone or with `stage: focused`."""

    window: WindowChoice | None = None
    """A window by its `windowId`, or `current`; alone, without `stage` and `stageIndex`."""

    mode: SnapshotMode | None = None
    """How much of each node. Default: "compact"."""

    depth: int | None = None
    """Edges from the root; 0 is the root alone. Default: 8 in compact mode, 50 in full mode."""

    include: SnapshotInclude | None = None
    """Sections on or off, whatever the mode says."""


class UiInspectInput(Input):
    """What the inspector shows first."""

    window: WindowChoice | None = None
    """Another window, by its `windowId`."""

    locator: Locator | None = None
    """The node to select, in whatever window it is found."""


class UiInspectOutput(Output):
    """What the inspector shows first."""

    window_id: WindowId
    """The window."""

    selected: NodeRef | None = None
    """The node that is selected; null when none was asked for."""


class UiLookInput(Input):
    """Where to look, how much of it, and since when."""

    window: WindowChoice | None = None
    """Another window, by its `windowId`."""

    within: Locator | None = None
    """Only the node that this names, and what is below it."""

    since: Revision | None = None
    """Only what has changed since that look."""

    max_bytes: int | None = None
    """Most bytes of the outline. Default: 16384."""


class UiPerformInput(Input):
    """What to do."""

    actions: list[Action]
    """The actions in their order."""

    await_ui_idle: bool | None = None
    """Answer only when the effect is visible to the next call. Default: true."""

    timeout_ms: int | None = None
    """Deadline of the whole call. Default: 5000."""


class UiPerformOutput(Output):
    """What became of the actions."""

    results: list[ActionResult]
    """One result an action, in order."""


class UiQueryInput(Input):
    """What to find, and where."""

    scope: QueryScope | None = None
    """Where to search. Default: the focused window; with `within`, all windows."""

    within: Locator | None = None
    """Only what is below the node that this names."""

    selector: Selector
    """What to find."""

    limit: int | None = None
    """At most this many matches. Default: 50."""


class UiQueryOutput(Output):
    """The nodes found."""

    matches: list[NodeMatch]
    """Matches in document order."""

    truncated: bool | None = None
    """True when the limit cut the list."""

    total: int | None = None
    """How many nodes match, when the list was cut."""

    searched: SearchedPlace | None = None
    """Where it looked, when nothing matches."""

    nearest: list[NodeMatch] | None = None
    """What comes nearest, at most three nodes, when nothing matches."""


class UiScreenshotInput(Input):
    """Of what, how large, and with which marks."""

    stage_index: int | None = None
    """Index of the window. Default: the focused one."""

    window: WindowChoice | None = None
    """A window by its `windowId`, or `current`; alone, without `stageIndex`."""

    locator: Locator | None = None
    """Only the node that this names, in whatever window it is found, or in that of `window` or
    `stageIndex`.
    """

    max_width: int | None = None
    """Most pixels across; a larger picture is scaled down."""

    max_height: int | None = None
    """Most pixels down; a larger picture is scaled down."""

    annotate: bool | None = None
    """Draw a box with its uid around each line of the look. Default: false."""


class UiScreenshotOutput(Output):
    """The picture."""

    content_type: str
    """Always image/png."""

    data_base64: str = Field(validation_alias="dataBase64", serialization_alias="dataBase64")
    """The PNG in Base64."""

    scale: float | None = None
    """Pixels of the picture for one of the window; only with `maxWidth` or `maxHeight`."""

    annotations: list[Annotation] | None = None
    """The boxes that were drawn, in pixels of the picture; only with `annotate`."""


Action: TypeAlias = Annotated[
    FocusAction | ClickAction | TypeTextAction | SetTextAction | PressKeyAction | ScrollAction,
    Field(discriminator="type"),
]
"""One thing that a user could do."""


ColumnKey: TypeAlias = str | int
"""A column: its id, or its index in `columns`."""

Locator: TypeAlias = str
"""Names a node by what a user sees: steps joined by ` >> `, each a uid, a selector such as
`Button#ok`, or `text=`, `label=` or `tooltip=` with a text, and then any of `row=`, `column=`,
`item=` and `nth=`.
"""

Modifier: TypeAlias = str
"""Held meanwhile, in any letter case; SHORTCUT is META on macOS, else CTRL."""

Revision: TypeAlias = str
"""Names what was seen in one look."""

WindowChoice: TypeAlias = str
"""A window by its `windowId`, or `current`."""

WindowId: TypeAlias = str
"""Names a window for as long as the application runs: `w1`, `w2` and so on."""
