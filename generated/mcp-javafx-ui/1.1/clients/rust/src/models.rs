// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang rust`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Details of MCP_UI_ACTION_FAILED.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ActionFailedDetails {
    /// Index of the action that failed.
    pub failed_index: i64,
    /// Why it failed.
    pub reason: FailureReason,
    /// Results of the actions that were carried out before it; empty when a key name is unknown,
    /// for then none was.
    pub results: Vec<ActionResult>,
    /// The locator that did not name one node.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub locator: Option<String>,
    /// How many nodes the locator names; only with AMBIGUOUS_TARGET.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total: Option<i64>,
    /// The first of the nodes that the locator names, at most five; only with AMBIGUOUS_TARGET.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub candidates: Option<Vec<LocatedCandidate>>,
    /// The modal window in front; only with BLOCKED_BY_MODAL and a locator.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub modal: Option<WindowId>,
}

/// What became of one action.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ActionResult {
    /// True: it was carried out.
    pub ok: bool,
    /// The type of the action, echoed.
    pub r#type: ActionType,
}

/// What an action is done to.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct ActionTarget {
    /// The node.
    pub r#ref: NodeRefInput,
    /// A row or cell of a ListView, TableView, TreeView or TreeTableView; it is scrolled into view
    /// first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub item: Option<ItemAddress>,
}

impl ActionTarget {
    /// Takes what is required; the rest is left out.
    pub fn new(r#ref: NodeRefInput) -> Self {
        Self { r#ref, item: None }
    }
}

/// The `type` of an action.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum ActionType {
    Focus,
    Click,
    TypeText,
    SetText,
    PressKey,
    Scroll,
    /// A value of a later version.
    #[serde(untagged)]
    Other(String),
}

impl ActionType {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Focus => "focus",
            Self::Click => "click",
            Self::TypeText => "typeText",
            Self::SetText => "setText",
            Self::PressKey => "pressKey",
            Self::Scroll => "scroll",
            Self::Other(value) => value,
        }
    }
}

impl fmt::Display for ActionType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// One thing that a user could do.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type")]
pub enum Action {
    /// Gives the keyboard focus to the target.
    #[serde(rename = "focus")]
    Focus(FocusAction),
    /// Clicks the centre of the target, or a point on the screen, with the primary button.
    #[serde(rename = "click")]
    Click(ClickAction),
    /// Types text into the focus owner, character by character.
    #[serde(rename = "typeText")]
    TypeText(TypeTextAction),
    /// Replaces the content of a text input.
    #[serde(rename = "setText")]
    SetText(SetTextAction),
    /// Presses and releases a key in the focus owner.
    #[serde(rename = "pressKey")]
    PressKey(PressKeyAction),
    /// Scrolls the target vertically.
    #[serde(rename = "scroll")]
    Scroll(ScrollAction),
}

impl From<FocusAction> for Action {
    fn from(value: FocusAction) -> Self {
        Self::Focus(value)
    }
}

impl From<ClickAction> for Action {
    fn from(value: ClickAction) -> Self {
        Self::Click(value)
    }
}

impl From<TypeTextAction> for Action {
    fn from(value: TypeTextAction) -> Self {
        Self::TypeText(value)
    }
}

impl From<SetTextAction> for Action {
    fn from(value: SetTextAction) -> Self {
        Self::SetText(value)
    }
}

impl From<PressKeyAction> for Action {
    fn from(value: PressKeyAction) -> Self {
        Self::PressKey(value)
    }
}

impl From<ScrollAction> for Action {
    fn from(value: ScrollAction) -> Self {
        Self::Scroll(value)
    }
}

/// Details of MCP_UI_AMBIGUOUS.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct AmbiguousDetails {
    /// The locator as it was sent.
    pub locator: String,
    /// How many nodes it names.
    pub total: i64,
    /// The first of them, at most five.
    pub candidates: Vec<LocatedCandidate>,
}

/// A box that was drawn into a picture.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Annotation {
    /// The node that it is around.
    pub uid: String,
    /// Left edge, in pixels of the picture.
    pub x: i64,
    /// Upper edge, in pixels of the picture.
    pub y: i64,
    /// Width.
    pub width: i64,
    /// Height.
    pub height: i64,
}

/// The application behind the server.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AppInfo {
    /// Process id.
    pub pid: i64,
    /// Version of the Java runtime.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub java_version: Option<String>,
    /// Version of JavaFX.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub javafx_version: Option<String>,
    /// Main class of the application.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub main_class: Option<String>,
    /// Flags that say how the server was enabled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub debug_flags: Option<Vec<String>>,
}

/// What this way of attaching to an application can do; others may join.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct AttachmentCapabilities {
    /// Acting on it.
    pub actions: bool,
    /// Taking pictures of it.
    pub screenshots: bool,
    /// Changing code of JavaFX while it runs.
    pub instrumentation: bool,
    /// Reading what it writes to its standard output.
    pub output: bool,
}

/// A window that could have been named.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AvailableStage {
    /// Its index.
    pub stage_index: i64,
    /// Its id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub window_id: Option<WindowId>,
    /// Stage, dialog or popup.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<StageKind>,
    /// Its title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
}

/// A rectangle in the coordinates of the parent or of the scene.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Bounds {
    /// Left edge.
    pub min_x: f64,
    /// Upper edge.
    pub min_y: f64,
    /// Width.
    pub width: f64,
    /// Height.
    pub height: f64,
}

/// Details of MCP_UI_BUSY.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct BusyDetails {
    /// When to try again.
    pub retry_after_ms: i64,
}

/// Clicks the centre of the target, or a point on the screen, with the primary button. Exactly one
/// of `target`, `locator`, `x`. All or none of `x`, `y`.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct ClickAction {
    /// What it is done to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<ActionTarget>,
    /// The same, named by what a user sees; instead of `target`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub locator: Option<Locator>,
    /// Screen coordinate; together with `y`, instead of a target.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub x: Option<f64>,
    /// Screen coordinate; together with `x`, instead of a target.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub y: Option<f64>,
}

/// A visible leaf column.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct ColumnInfo {
    /// The column's id.
    pub id: Option<String>,
    /// Its header.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// A column: its id, or its index in `columns`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum ColumnKey {
    /// A string.
    String(String),
    /// An integer.
    Integer(i64),
}

impl From<String> for ColumnKey {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl From<i64> for ColumnKey {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl From<&str> for ColumnKey {
    fn from(value: &str) -> Self {
        Self::String(value.into())
    }
}

/// An exception that nothing in the application caught.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct DiagnosedException {
    /// When it was thrown to the end.
    pub at: String,
    /// Name of the thread.
    pub thread: String,
    /// Its class.
    pub r#type: String,
    /// What it says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// Where it came from, the innermost first, in the application's own words; causes follow after
    /// a line of their own.
    pub stack: Vec<String>,
}

/// The stable code of a tool error.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[non_exhaustive]
pub enum ErrorCode {
    /// The tool is switched off or not offered, the server is read-only, or no application is
    /// attached. Read details.reason: ask the user to enable it or to start the application; do
    /// without a tool that is NOT_OFFERED.
    #[serde(rename = "MCP_UI_NOT_ENABLED")]
    NotEnabled,
    /// No window is showing, or the index names none. Choose one of details.available; if it is
    /// empty, no window is showing yet.
    #[serde(rename = "MCP_UI_NO_STAGES")]
    NoStages,
    /// The uid was never issued, the path leads to no node, or the locator names none. Take a new
    /// snapshot or query and use a uid from it.
    #[serde(rename = "MCP_UI_NODE_NOT_FOUND")]
    NodeNotFound,
    /// The node that the reference named is gone, is not what the path says, or shows another item.
    /// Take a new snapshot or query and use a uid from it.
    #[serde(rename = "MCP_UI_STALE_REF")]
    StaleRef,
    /// An action could not be carried out; details.results has those that were carried out before
    /// it, and none after it was. Read details.reason, repair that action, and continue after the
    /// actions that details.results has.
    #[serde(rename = "MCP_UI_ACTION_FAILED")]
    ActionFailed,
    /// The FX thread did not finish before the deadline. Try again; ui_perform alone takes a longer
    /// timeoutMs. Look at the UI before repeating an action that had begun.
    #[serde(rename = "MCP_UI_TIMEOUT")]
    Timeout,
    /// The server failed. Try again; report it if it stays.
    #[serde(rename = "MCP_UI_INTERNAL")]
    Internal,
    /// The arguments are not what the tool takes; nothing was done. Repair what details.issues
    /// names and call again.
    #[serde(rename = "MCP_UI_INVALID_INPUT")]
    InvalidInput,
    /// Too many calls are waiting; nothing was done. Try again after details.retryAfterMs.
    #[serde(rename = "MCP_UI_BUSY")]
    Busy,
    /// The locator names several nodes. Use the uid of one of details.candidates, or a locator that
    /// names one node alone.
    #[serde(rename = "MCP_UI_AMBIGUOUS")]
    Ambiguous,
    /// A value of a later version.
    #[serde(untagged)]
    Other(String),
}

impl ErrorCode {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::NotEnabled => "MCP_UI_NOT_ENABLED",
            Self::NoStages => "MCP_UI_NO_STAGES",
            Self::NodeNotFound => "MCP_UI_NODE_NOT_FOUND",
            Self::StaleRef => "MCP_UI_STALE_REF",
            Self::ActionFailed => "MCP_UI_ACTION_FAILED",
            Self::Timeout => "MCP_UI_TIMEOUT",
            Self::Internal => "MCP_UI_INTERNAL",
            Self::InvalidInput => "MCP_UI_INVALID_INPUT",
            Self::Busy => "MCP_UI_BUSY",
            Self::Ambiguous => "MCP_UI_AMBIGUOUS",
            Self::Other(value) => value,
        }
    }
}

impl fmt::Display for ErrorCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// What a tool answers instead of its output when it fails.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ErrorEnvelope {
    /// The error.
    pub error: ToolError,
}

/// Why an action could not be carried out.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[non_exhaustive]
pub enum FailureReason {
    NoScreenBounds,
    UnsupportedTargetType,
    InvalidKeyCode,
    NodeNotFound,
    StaleRef,
    AmbiguousTarget,
    NoFocus,
    TargetDisabled,
    TargetNotVisible,
    TargetObscured,
    BlockedByModal,
    NotEditable,
    ItemNotFound,
    /// A value of a later version.
    #[serde(untagged)]
    Other(String),
}

impl FailureReason {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::NoScreenBounds => "NO_SCREEN_BOUNDS",
            Self::UnsupportedTargetType => "UNSUPPORTED_TARGET_TYPE",
            Self::InvalidKeyCode => "INVALID_KEY_CODE",
            Self::NodeNotFound => "NODE_NOT_FOUND",
            Self::StaleRef => "STALE_REF",
            Self::AmbiguousTarget => "AMBIGUOUS_TARGET",
            Self::NoFocus => "NO_FOCUS",
            Self::TargetDisabled => "TARGET_DISABLED",
            Self::TargetNotVisible => "TARGET_NOT_VISIBLE",
            Self::TargetObscured => "TARGET_OBSCURED",
            Self::BlockedByModal => "BLOCKED_BY_MODAL",
            Self::NotEditable => "NOT_EDITABLE",
            Self::ItemNotFound => "ITEM_NOT_FOUND",
            Self::Other(value) => value,
        }
    }
}

impl fmt::Display for FailureReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Gives the keyboard focus to the target. Exactly one of `target`, `locator`.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct FocusAction {
    /// What it is done to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<ActionTarget>,
    /// The same, named by what a user sees; instead of `target`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub locator: Option<Locator>,
}

/// Where the keyboard focus is; both members are null when nothing is focused.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct FocusInfo {
    /// The focus owner of the focused window.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub focused_node: Option<NodeRef>,
    /// The focused window.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub focused_window: Option<FocusedWindow>,
}

/// The window that has the focus.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct FocusedWindow {
    /// Its index in the order of windows.
    pub stage_index: i64,
}

/// What the FX thread does.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct FxThreadState {
    /// It did not answer while it was watched.
    pub busy: bool,
    /// How long it took to answer; null when it is busy.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answered_in_ms: Option<f64>,
    /// What it is busy with, the innermost first; empty when it is free, or when that can't be
    /// seen.
    pub stack: Vec<String>,
}

/// What `GET /health` answers.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Health {
    /// The server is up.
    pub ok: bool,
    /// Contract and version.
    pub schema: String,
    /// Names of the tools, as `tools/list` has them.
    pub tools: Vec<String>,
    /// The transport profile: `stateless` or `stateful`.
    pub transport: String,
    /// Whether an application is there.
    pub attached: bool,
}

/// One thing that is wrong with an input.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct InputIssue {
    /// JSON Pointer into the arguments.
    pub pointer: String,
    /// What is wrong, as a sentence.
    pub message: String,
    /// What would have been right.
    pub expected: String,
}

/// Details of MCP_UI_INVALID_INPUT.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct InvalidInputDetails {
    /// All that is wrong.
    pub issues: Vec<InputIssue>,
}

/// A row of a virtualized control, on screen or not, and in tables one of its cells.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct ItemAddress {
    /// The row's index among the items.
    pub index: i64,
    /// The column. Default: the whole row.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<ColumnKey>,
}

impl ItemAddress {
    /// Takes what is required; the rest is left out.
    pub fn new(index: i64) -> Self {
        Self {
            index,
            column: None,
        }
    }
}

/// A node that a locator names.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LocatedCandidate {
    /// Names it.
    pub uid: String,
    /// Its window.
    pub window_id: WindowId,
    /// What is seen of it.
    pub line: String,
}

/// Names a node by what a user sees: steps joined by ` >> `, each a uid, a selector such as
/// `Button#ok`, or `text=`, `label=` or `tooltip=` with a text, and then any of `row=`, `column=`,
/// `item=` and `nth=`.
pub type Locator = String;

/// All that there is, what has changed, or that nothing has.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum LookKind {
    Full,
    Delta,
    Unchanged,
    /// A value of a later version.
    #[serde(untagged)]
    Other(String),
}

impl LookKind {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Full => "full",
            Self::Delta => "delta",
            Self::Unchanged => "unchanged",
            Self::Other(value) => value,
        }
    }
}

impl fmt::Display for LookKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A window of a look.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LookWindow {
    /// Names it.
    pub window_id: WindowId,
    /// Stage, dialog or popup.
    pub kind: StageKind,
    /// Its title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Whether other windows take no input while it shows.
    pub modal: bool,
    /// Whether it is the current window.
    pub current: bool,
    /// The window that owns it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owner_id: Option<WindowId>,
    /// The modal window that takes its input.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub behind: Option<WindowId>,
    /// Whether the outline has its lines; otherwise it is only mentioned.
    pub shown: bool,
    /// How many lines it has, those that were left out included.
    pub lines: i64,
}

/// Where a match is.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct MatchLayout {
    /// In the coordinates of its scene.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bounds_in_scene: Option<Bounds>,
}

/// Memory of the application.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct MemoryUse {
    /// What is in use.
    pub used_bytes: i64,
    /// What there can be at most.
    pub max_bytes: i64,
}

/// Held meanwhile, in any letter case; SHORTCUT is META on macOS, else CTRL.
pub type Modifier = String;

/// Details of MCP_UI_NO_STAGES.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct NoStagesDetails {
    /// The windows that are showing.
    pub available: Vec<AvailableStage>,
}

/// What assistive technology is told.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct NodeAccessibility {
    /// Accessible role.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role: Option<String>,
    /// Accessible help.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub help: Option<String>,
}

/// JavaFX properties.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct NodeFx {
    /// Tooltip, user data and other properties, keys sorted. `userData` is there only as a string,
    /// number or boolean.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub properties: Option<BTreeMap<String, Value>>,
}

/// What a caller remembers of a node. A server may ignore it.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct NodeHint {
    /// The node's id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The node's type.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
    /// The node's text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// Where a node is. A section whose numbers are not finite is left out.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct NodeLayout {
    /// In the coordinates of its parent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bounds_in_parent: Option<Bounds>,
    /// In the coordinates of its scene.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bounds_in_scene: Option<Bounds>,
    /// On the screen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub local_to_screen: Option<ScreenBounds>,
}

/// A node that a query found.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct NodeMatch {
    /// Names the node.
    pub r#ref: NodeRef,
    /// Its type.
    pub r#type: String,
    /// Its id.
    pub id: Option<String>,
    /// Type and the most telling values: `Button[text=OK]`.
    pub summary: String,
    /// Where it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub layout: Option<MatchLayout>,
    /// The line of the nearest node above it that has a name, an id or a row, as ui_look writes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ancestor: Option<String>,
}

/// A reference as a caller sends it: a `uid`, or a `path` of the latest snapshot. When both are
/// there the uid decides. At least one of `uid`, `path`.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct NodeRefInput {
    /// Path of the latest snapshot; it decides only where there is no uid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
    /// As a look, a snapshot, a query or a node told it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub uid: Option<String>,
    /// What the caller remembers of the node; never needed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<Map<String, Value>>,
}

/// Names one node. `uid` names it for its lifetime; `path` only within the snapshot that gave it.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct NodeRef {
    /// Canonical path over the reported tree.
    pub path: String,
    /// Identifier that the node keeps for its lifetime and that is never given to another node.
    pub uid: String,
    /// What helps a person recognise the node.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<NodeHint>,
}

/// What the node shows as text.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct NodeText {
    /// Its displayed text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// The hint that an empty input shows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prompt: Option<String>,
}

/// What the user has entered or chosen.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct NodeValue {
    /// Content of a text input or displayed value of a value control; null for a password.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// State of a toggle or radio button.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub selected: Option<bool>,
    /// State of a check box.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub checked: Option<bool>,
}

/// Details of MCP_UI_NOT_ENABLED.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct NotEnabledDetails {
    /// Switched off, read-only, no application attached, or a tool that this server does not offer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<NotEnabledReason>,
}

/// Why a tool is not to be had.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[non_exhaustive]
pub enum NotEnabledReason {
    Disabled,
    ReadOnly,
    NotAttached,
    NotOffered,
    /// A value of a later version.
    #[serde(untagged)]
    Other(String),
}

impl NotEnabledReason {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Disabled => "DISABLED",
            Self::ReadOnly => "READ_ONLY",
            Self::NotAttached => "NOT_ATTACHED",
            Self::NotOffered => "NOT_OFFERED",
            Self::Other(value) => value,
        }
    }
}

impl fmt::Display for NotEnabledReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// All given members must hold. At least one of `typeIs`, `idEquals`, `styleClassHas`,
/// `textContains`, `role`, `tooltip`, `prompt`, `labelContains`, `visible`, `enabled`.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Predicate {
    /// The type is one of these.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub type_is: Option<Vec<String>>,
    /// The id is this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id_equals: Option<String>,
    /// This style class is there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub style_class_has: Option<String>,
    /// As a search for `text` with `contains`: trimmed, ignoring case, and only of what is visible.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text_contains: Option<String>,
    /// The accessible role is this, in any letter case: `BUTTON`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role: Option<String>,
    /// The tooltip contains this: trimmed, ignoring case.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tooltip: Option<String>,
    /// The prompt contains this: trimmed, ignoring case.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prompt: Option<String>,
    /// The label that is for the control contains this: trimmed, ignoring case, and only what is
    /// visible.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label_contains: Option<String>,
    /// The reported `visible` is this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub visible: Option<bool>,
    /// `disabled` is the opposite of this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub enabled: Option<bool>,
}

/// Presses and releases a key in the focus owner.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct PressKeyAction {
    /// A JavaFX KeyCode name in any letter case: ENTER, TAB, A, F5, PAGE_DOWN.
    pub key: String,
    /// Keys to hold.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub modifiers: Option<Vec<Modifier>>,
}

impl PressKeyAction {
    /// Takes what is required; the rest is left out.
    pub fn new(key: impl Into<String>) -> Self {
        Self {
            key: key.into(),
            modifiers: None,
        }
    }
}

/// Where a query searches: a window and the popups that it owns, or all windows.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct QueryScope {
    /// Default: `focused`, or `index` when `stageIndex` is given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stage: Option<ScopeChoice>,
    /// Index of the window.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stage_index: Option<i64>,
    /// A window by its `windowId`, or `current`; alone, without `stage` and `stageIndex`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub window: Option<WindowChoice>,
}

/// One row, on screen or not.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct ReadRow {
    /// The row's index among the items.
    pub index: i64,
    /// It is not on screen: its texts are what its cells would show.
    pub offscreen: bool,
    /// Its cells in the order of the columns.
    pub cells: Vec<VisibleCell>,
}

/// Rows of a control, read by their index.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct ReadRows {
    /// How many rows it has.
    pub total: i64,
    /// Those that were asked for, in their order.
    pub rows: Vec<ReadRow>,
}

/// Details of MCP_UI_NODE_NOT_FOUND and MCP_UI_STALE_REF.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct RefDetails {
    /// The reference as it was sent.
    pub r#ref: Map<String, Value>,
}

/// Names what was seen in one look.
pub type Revision = String;

/// Rows from `from` to `to`, both inclusive.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct RowRange {
    /// First row.
    pub from: i64,
    /// Last row.
    pub to: i64,
}

/// Which rows of a control to read.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct RowsRequest {
    /// Index of the first row. Default: 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<i64>,
    /// At most this many rows. Default: 50.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<i64>,
    /// Also rows that are not on screen; reading them runs the application's own code for cells.
    /// Default: true.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offscreen: Option<bool>,
}

/// Which window a query searches: the focused one, the one that `stageIndex` names, or all of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ScopeChoice {
    Focused,
    Index,
    All,
}

impl ScopeChoice {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Focused => "focused",
            Self::Index => "index",
            Self::All => "all",
        }
    }
}

impl fmt::Display for ScopeChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A rectangle in screen coordinates.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct ScreenBounds {
    /// Left edge.
    pub x: f64,
    /// Upper edge.
    pub y: f64,
    /// Width.
    pub width: f64,
    /// Height.
    pub height: f64,
}

/// Scrolls the target vertically. Exactly one of `target`, `locator`.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ScrollAction {
    /// What it is done to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<ActionTarget>,
    /// The same, named by what a user sees; instead of `target`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub locator: Option<Locator>,
    /// Pixels; negative scrolls towards the end.
    pub delta_y: f64,
}

impl ScrollAction {
    /// Takes what is required; the rest is left out.
    pub fn new(delta_y: f64) -> Self {
        Self {
            target: None,
            locator: None,
            delta_y,
        }
    }
}

/// Where a search without a match has looked.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct SearchedPlace {
    /// The windows, in their order.
    pub windows: Vec<WindowId>,
    /// How many nodes were looked at.
    pub nodes: i64,
    /// The uid of the node below which it looked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub within: Option<String>,
}

/// One or more of `css`, `text` and `predicate`; a node has to satisfy all that are given. At least
/// one of `css`, `text`, `predicate`.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Selector {
    /// Compounds of `*`, `Type`, `#id` and `.class`, joined by a space (descendant) or `>` (child):
    /// `#ok`, `VBox > Button.primary`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub css: Option<String>,
    /// Text that a visible node shows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// How `text` is compared. Default: `contains`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub r#match: Option<TextMatch>,
    /// Conditions on a node.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub predicate: Option<Predicate>,
}

/// Replaces the content of a text input. Exactly one of `target`, `locator`.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct SetTextAction {
    /// What it is done to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<ActionTarget>,
    /// The same, named by what a user sees; instead of `target`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub locator: Option<Locator>,
    /// Its new content.
    pub text: Secret,
}

impl SetTextAction {
    /// Takes what is required; the rest is left out.
    pub fn new(text: impl Into<Secret>) -> Self {
        Self {
            target: None,
            locator: None,
            text: text.into(),
        }
    }
}

/// Switches sections on or off, whatever the mode says.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SnapshotInclude {
    /// Bounds in parent and in scene.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bounds: Option<bool>,
    /// Bounds on the screen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub local_to_screen: Option<bool>,
    /// JavaFX properties.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub properties: Option<bool>,
    /// Rows of virtualized controls.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub virtualization: Option<bool>,
    /// Accessible role and help.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub accessibility: Option<bool>,
}

/// `compact` is small and made for language models; `full` has geometry and virtualization.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SnapshotMode {
    Compact,
    Full,
}

impl SnapshotMode {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Compact => "compact",
            Self::Full => "full",
        }
    }
}

impl fmt::Display for SnapshotMode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Which windows a snapshot covers: the focused one, the first one, or all of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum StageChoice {
    Focused,
    Primary,
    All,
}

impl StageChoice {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Focused => "focused",
            Self::Primary => "primary",
            Self::All => "all",
        }
    }
}

impl fmt::Display for StageChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// What sort of window a stage entry describes.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum StageKind {
    Stage,
    Dialog,
    Popup,
    /// A value of a later version.
    #[serde(untagged)]
    Other(String),
}

impl StageKind {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Stage => "stage",
            Self::Dialog => "dialog",
            Self::Popup => "popup",
            Self::Other(value) => value,
        }
    }
}

impl fmt::Display for StageKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// `contains` ignores case, `equals` does not, `regex` is an unanchored RE2 pattern.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TextMatch {
    Contains,
    Equals,
    Regex,
}

impl TextMatch {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Contains => "contains",
            Self::Equals => "equals",
            Self::Regex => "regex",
        }
    }
}

impl fmt::Display for TextMatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Details of MCP_UI_TIMEOUT.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TimeoutDetails {
    /// The deadline that passed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub timeout_ms: Option<i64>,
    /// Results of the actions that were completed (ui_perform).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub results: Option<Vec<ActionResult>>,
    /// Index of the action that had begun and may still complete; null when none had (ui_perform).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub started_index: Option<i64>,
}

/// What went wrong, for a program and for a model.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ToolError {
    /// Stable code.
    pub code: ErrorCode,
    /// What happened, as a sentence.
    pub message: String,
    /// More, by code.
    pub details: Map<String, Value>,
}

/// Types text into the focus owner, character by character.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct TypeTextAction {
    /// What is typed, exactly.
    pub text: Secret,
}

impl TypeTextAction {
    /// Takes what is required.
    pub fn new(text: impl Into<Secret>) -> Self {
        Self { text: text.into() }
    }
}

/// How the application is.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct UiDiagnostics {
    /// Contract and version that the server speaks.
    pub schema: String,
    /// Whether an application is attached.
    pub attached: bool,
    /// The application that is attached, or was last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub app: Option<AppInfo>,
    /// What this way of attaching can do.
    pub capabilities: AttachmentCapabilities,
    /// The latest uncaught exceptions of the application, the last one last.
    pub exceptions: Vec<DiagnosedException>,
    /// How many there were since the application was attached.
    pub exceptions_total: i64,
    /// The last lines that the application wrote; null where they are not seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output: Option<Vec<String>>,
    /// What the FX thread does; null without an application.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fx_thread: Option<FxThreadState>,
    /// How often the last second drew something; null where it is not counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pulses_per_second: Option<f64>,
    /// Memory of the application; null without one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub memory: Option<MemoryUse>,
}

/// What a user sees.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct UiLook {
    /// Contract and version that the server speaks.
    pub schema: String,
    /// Names what was seen, for `since`.
    pub revision: Revision,
    /// All, changes or no change.
    pub kind: LookKind,
    /// The revision that the changes start from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub base: Option<Revision>,
    /// The windows, in the order of the outline.
    pub windows: Vec<LookWindow>,
    /// The lines, as in the text.
    pub outline: String,
    /// How many lines were left out because of `maxBytes`.
    pub omitted: i64,
}

/// One node of the reported tree.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct UiNode {
    /// Names the node.
    pub r#ref: NodeRef,
    /// Simple class name; of an anonymous class that of its nearest named superclass.
    pub r#type: String,
    /// Java module of its class.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub module: Option<String>,
    /// The node's id.
    pub id: Option<String>,
    /// Style classes in the node's order.
    pub style_class: Vec<String>,
    /// Active pseudo-classes, sorted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pseudo_class: Option<Vec<String>>,
    /// The node's own `visible`.
    pub visible: bool,
    /// Whether its parent lays it out.
    pub managed: bool,
    /// Whether it is disabled, itself or by an ancestor.
    pub disabled: bool,
    /// Its own opacity.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opacity: Option<f64>,
    /// Where it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub layout: Option<NodeLayout>,
    /// What it shows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<NodeText>,
    /// What it holds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<NodeValue>,
    /// What assistive technology is told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub accessibility: Option<NodeAccessibility>,
    /// JavaFX properties.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fx: Option<NodeFx>,
    /// Rows of a virtualized control.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub virtualization: Option<Virtualization>,
    /// The rows that were asked for; absent where they were not, or where it has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rows: Option<ReadRows>,
    /// Reported children in the toolkit's order.
    pub children: Vec<UiNode>,
    /// How many direct children were left out; absent when none were.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub children_omitted: Option<i64>,
}

/// The content of a window.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct UiScene {
    /// Names of the author stylesheets.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stylesheets: Option<Vec<String>>,
    /// The root of the reported tree.
    pub root: UiNode,
}

/// The windows of the application and their nodes, captured in one turn of the FX Application
/// Thread.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct UiSnapshot {
    /// Contract and version that the server speaks.
    pub schema: String,
    /// When the tree was captured: RFC 3339, UTC.
    pub captured_at: String,
    /// The application.
    pub app: AppInfo,
    /// Where the focus is.
    pub focus: FocusInfo,
    /// The selected windows and the popups that they own, in order.
    pub stages: Vec<UiStage>,
}

/// A showing window.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct UiStage {
    /// Its place in the order of windows.
    pub stage_index: i64,
    /// Names it for as long as the application runs.
    pub window_id: WindowId,
    /// Stage, dialog or popup.
    pub kind: StageKind,
    /// Its title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Whether it is showing.
    pub showing: bool,
    /// Whether it has the focus.
    pub focused: bool,
    /// Whether other windows take no input while it shows.
    pub modal: bool,
    /// Index of the window that owns it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owner_stage_index: Option<i64>,
    /// The `windowId` of the window that owns it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owner_id: Option<WindowId>,
    /// The node that has the focus of its scene, whether or not the window has that of the desktop.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub focus_owner: Option<NodeRef>,
    /// Left edge on the screen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub x: Option<f64>,
    /// Upper edge on the screen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub y: Option<f64>,
    /// Width.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub width: Option<f64>,
    /// Height.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub height: Option<f64>,
    /// Its content.
    pub scene: UiScene,
}

/// What a virtualized control holds, and what of it is on screen.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Virtualization {
    /// The control.
    pub kind: VirtualizedKind,
    /// Number of items; of a tree that of the rows that the expanded branches give.
    pub items_count: i64,
    /// The rows on screen; null when there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub visible_range: Option<RowRange>,
    /// Selected rows, ascending.
    pub selected_indices: Vec<i64>,
    /// Row that the focus model points to; null when none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub focused_index: Option<i64>,
    /// Visible leaf columns in their order; only for tables.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub columns: Option<Vec<ColumnInfo>>,
    /// The rows on screen.
    pub visible_cells: Vec<VisibleRow>,
}

/// The control that only keeps the rows on screen as nodes.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[non_exhaustive]
pub enum VirtualizedKind {
    ListView,
    TableView,
    TreeView,
    TreeTableView,
    /// A value of a later version.
    #[serde(untagged)]
    Other(String),
}

impl VirtualizedKind {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::ListView => "ListView",
            Self::TableView => "TableView",
            Self::TreeView => "TreeView",
            Self::TreeTableView => "TreeTableView",
            Self::Other(value) => value,
        }
    }
}

impl fmt::Display for VirtualizedKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// One cell of a row on screen.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct VisibleCell {
    /// Id of its column; null without one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column_id: Option<String>,
    /// What the cell shows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// One row on screen.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct VisibleRow {
    /// The row's index among the items.
    pub index: i64,
    /// The cell or row node that shows it now. It names the node, not the item.
    pub row_ref: NodeRef,
    /// Its cells in the order of the columns.
    pub cells: Vec<VisibleCell>,
}

/// A window by its `windowId`, or `current`.
pub type WindowChoice = String;

/// Names a window for as long as the application runs: `w1`, `w2` and so on.
pub type WindowId = String;

/// How much of it.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct UiDiagnosticsInput {
    /// At most this many exceptions, the latest. Default: 5.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exceptions: Option<i64>,
    /// At most this many lines of output, the last. Default: 20.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output_lines: Option<i64>,
}

/// Which node. Exactly one of `ref`, `locator`.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct UiGetNodeInput {
    /// The node.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub r#ref: Option<NodeRefInput>,
    /// The node, named by what a user sees; instead of `ref`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub locator: Option<Locator>,
    /// Also its direct children. Default: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub include_children: Option<bool>,
    /// Also these rows of a list, table, tree, combo box or choice box, on screen or not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rows: Option<RowsRequest>,
}

/// Which windows, how deep, and which sections.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct UiGetSnapshotInput {
    /// Which windows. Default: "focused".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stage: Option<StageChoice>,
    /// Index of one window, alone or with `stage: focused`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stage_index: Option<i64>,
    /// A window by its `windowId`, or `current`; alone, without `stage` and `stageIndex`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub window: Option<WindowChoice>,
    /// How much of each node. Default: "compact".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mode: Option<SnapshotMode>,
    /// Edges from the root; 0 is the root alone. Default: 8 in compact mode, 50 in full mode.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<i64>,
    /// Sections on or off, whatever the mode says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub include: Option<SnapshotInclude>,
}

/// What the inspector shows first.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct UiInspectInput {
    /// Another window, by its `windowId`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub window: Option<WindowChoice>,
    /// The node to select, in whatever window it is found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub locator: Option<Locator>,
}

/// What the inspector shows first.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct UiInspectOutput {
    /// The window.
    pub window_id: WindowId,
    /// The node that is selected; null when none was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub selected: Option<NodeRef>,
}

/// Where to look, how much of it, and since when.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct UiLookInput {
    /// Another window, by its `windowId`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub window: Option<WindowChoice>,
    /// Only the node that this names, and what is below it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub within: Option<Locator>,
    /// Only what has changed since that look.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub since: Option<Revision>,
    /// Most bytes of the outline. Default: 16384.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_bytes: Option<i64>,
}

/// What to do.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct UiPerformInput {
    /// The actions in their order.
    pub actions: Vec<Action>,
    /// Answer only when the effect is visible to the next call. Default: true.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub await_ui_idle: Option<bool>,
    /// Deadline of the whole call. Default: 5000.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub timeout_ms: Option<i64>,
}

impl UiPerformInput {
    /// Takes what is required; the rest is left out.
    pub fn new(actions: Vec<Action>) -> Self {
        Self {
            actions,
            await_ui_idle: None,
            timeout_ms: None,
        }
    }
}

/// What became of the actions.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct UiPerformOutput {
    /// One result an action, in order.
    pub results: Vec<ActionResult>,
}

/// What to find, and where.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct UiQueryInput {
    /// Where to search. Default: the focused window; with `within`, all windows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scope: Option<QueryScope>,
    /// Only what is below the node that this names.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub within: Option<Locator>,
    /// What to find.
    pub selector: Selector,
    /// At most this many matches. Default: 50.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
}

impl UiQueryInput {
    /// Takes what is required; the rest is left out.
    pub fn new(selector: Selector) -> Self {
        Self {
            scope: None,
            within: None,
            selector,
            limit: None,
        }
    }
}

/// The nodes found.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct UiQueryOutput {
    /// Matches in document order.
    pub matches: Vec<NodeMatch>,
    /// True when the limit cut the list.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub truncated: Option<bool>,
    /// How many nodes match, when the list was cut.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total: Option<i64>,
    /// Where it looked, when nothing matches.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub searched: Option<SearchedPlace>,
    /// What comes nearest, at most three nodes, when nothing matches.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nearest: Option<Vec<NodeMatch>>,
}

/// Of what, how large, and with which marks.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct UiScreenshotInput {
    /// Index of the window. Default: the focused one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stage_index: Option<i64>,
    /// A window by its `windowId`, or `current`; alone, without `stageIndex`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub window: Option<WindowChoice>,
    /// Only the node that this names, in whatever window it is found, or in that of `window` or
    /// `stageIndex`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub locator: Option<Locator>,
    /// Most pixels across; a larger picture is scaled down.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_width: Option<i64>,
    /// Most pixels down; a larger picture is scaled down.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_height: Option<i64>,
    /// Draw a box with its uid around each line of the look. Default: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub annotate: Option<bool>,
}

/// The picture.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct UiScreenshotOutput {
    /// Always image/png.
    pub content_type: String,
    /// The PNG in Base64.
    pub data_base64: String,
    /// Pixels of the picture for one of the window; only with `maxWidth` or `maxHeight`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scale: Option<f64>,
    /// The boxes that were drawn, in pixels of the picture; only with `annotate`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub annotations: Option<Vec<Annotation>>,
}

/// A text that isn't shown when it is printed.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret(pub String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("[secret]")
    }
}

impl From<String> for Secret {
    fn from(value: String) -> Self {
        Self(value)
    }
}

impl From<&str> for Secret {
    fn from(value: &str) -> Self {
        Self(value.into())
    }
}
