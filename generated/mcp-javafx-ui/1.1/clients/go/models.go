// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang go`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT

package mcpjavafxui

import (
	"encoding/json"
	"fmt"
)

// ActionFailedDetails: Details of MCP_UI_ACTION_FAILED.
type ActionFailedDetails struct {
	// Index of the action that failed.
	FailedIndex int `json:"failedIndex"`
	// Why it failed.
	Reason FailureReason `json:"reason"`
	// Results of the actions that were carried out before it; empty when a key name is unknown, for
	// then none was.
	Results []ActionResult `json:"results"`
	// The locator that did not name one node.
	Locator *string `json:"locator,omitzero"`
	// How many nodes the locator names; only with AMBIGUOUS_TARGET.
	Total *int `json:"total,omitzero"`
	// The first of the nodes that the locator names, at most five; only with AMBIGUOUS_TARGET.
	Candidates []LocatedCandidate `json:"candidates,omitzero"`
	// The modal window in front; only with BLOCKED_BY_MODAL and a locator.
	Modal *WindowID `json:"modal,omitzero"`
}

// ActionResult: What became of one action.
type ActionResult struct {
	// True: it was carried out.
	Ok bool `json:"ok"`
	// The type of the action, echoed.
	Type ActionType `json:"type"`
}

// ActionTarget: What an action is done to.
type ActionTarget struct {
	// The node.
	Ref NodeRefInput `json:"ref"`
	// A row or cell of a ListView, TableView, TreeView or TreeTableView; it is scrolled into view
	// first.
	Item *ItemAddress `json:"item,omitzero"`
}

// ActionType: The `type` of an action.
type ActionType string

const (
	ActionTypeFocus    ActionType = "focus"
	ActionTypeClick    ActionType = "click"
	ActionTypeTypeText ActionType = "typeText"
	ActionTypeSetText  ActionType = "setText"
	ActionTypePressKey ActionType = "pressKey"
	ActionTypeScroll   ActionType = "scroll"
)

// Action: One thing that a user could do.
//
// One of [FocusAction], [ClickAction], [TypeTextAction], [SetTextAction], [PressKeyAction],
// [ScrollAction].
type Action interface {
	isAction()
}

// UnmarshalAction decodes the variant that the member "type" names.
func UnmarshalAction(data []byte) (Action, error) {
	if isNull(data) {
		return nil, nil
	}
	var tag struct {
		Type string `json:"type"`
	}
	if err := json.Unmarshal(data, &tag); err != nil {
		return nil, err
	}
	switch tag.Type {
	case "focus":
		return decode[FocusAction](data)
	case "click":
		return decode[ClickAction](data)
	case "typeText":
		return decode[TypeTextAction](data)
	case "setText":
		return decode[SetTextAction](data)
	case "pressKey":
		return decode[PressKeyAction](data)
	case "scroll":
		return decode[ScrollAction](data)
	}
	return nil, fmt.Errorf("expected type to be one of focus, click, typeText, setText, pressKey, scroll, got %q", tag.Type)
}

// AmbiguousDetails: Details of MCP_UI_AMBIGUOUS.
type AmbiguousDetails struct {
	// The locator as it was sent.
	Locator string `json:"locator"`
	// How many nodes it names.
	Total int `json:"total"`
	// The first of them, at most five.
	Candidates []LocatedCandidate `json:"candidates"`
}

// Annotation: A box that was drawn into a picture.
type Annotation struct {
	// The node that it is around.
	UID string `json:"uid"`
	// Left edge, in pixels of the picture.
	X int `json:"x"`
	// Upper edge, in pixels of the picture.
	Y int `json:"y"`
	// Width.
	Width int `json:"width"`
	// Height.
	Height int `json:"height"`
}

// AppInfo: The application behind the server.
type AppInfo struct {
	// Process id.
	Pid int `json:"pid"`
	// Version of the Java runtime.
	JavaVersion *string `json:"javaVersion,omitzero"`
	// Version of JavaFX.
	JavafxVersion *string `json:"javafxVersion,omitzero"`
	// Main class of the application.
	MainClass *string `json:"mainClass,omitzero"`
	// Flags that say how the server was enabled.
	DebugFlags []string `json:"debugFlags,omitzero"`
}

// AttachmentCapabilities: What this way of attaching to an application can do; others may join.
type AttachmentCapabilities struct {
	// Acting on it.
	Actions bool `json:"actions"`
	// Taking pictures of it.
	Screenshots bool `json:"screenshots"`
	// Changing code of JavaFX while it runs.
	Instrumentation bool `json:"instrumentation"`
	// Reading what it writes to its standard output.
	Output bool `json:"output"`
}

// AvailableStage: A window that could have been named.
type AvailableStage struct {
	// Its index.
	StageIndex int `json:"stageIndex"`
	// Its id.
	WindowID *WindowID `json:"windowId,omitzero"`
	// Stage, dialog or popup.
	Kind *StageKind `json:"kind,omitzero"`
	// Its title.
	Title *string `json:"title,omitzero"`
}

// Bounds: A rectangle in the coordinates of the parent or of the scene.
type Bounds struct {
	// Left edge.
	MinX float64 `json:"minX"`
	// Upper edge.
	MinY float64 `json:"minY"`
	// Width.
	Width float64 `json:"width"`
	// Height.
	Height float64 `json:"height"`
}

// BusyDetails: Details of MCP_UI_BUSY.
type BusyDetails struct {
	// When to try again.
	RetryAfterMs int `json:"retryAfterMs"`
}

// ClickAction: Clicks the centre of the target, or a point on the screen, with the primary button.
// Exactly one of `target`, `locator`, `x`. All or none of `x`, `y`.
type ClickAction struct {
	// What it is done to.
	Target *ActionTarget `json:"target,omitzero"`
	// The same, named by what a user sees; instead of `target`.
	Locator *Locator `json:"locator,omitzero"`
	// Screen coordinate; together with `y`, instead of a target.
	X *float64 `json:"x,omitzero"`
	// Screen coordinate; together with `x`, instead of a target.
	Y *float64 `json:"y,omitzero"`
}

func (ClickAction) isAction() {}

// MarshalJSON adds what the type implies.
func (v ClickAction) MarshalJSON() ([]byte, error) {
	type plain ClickAction
	return json.Marshal(struct {
		Type string `json:"type"`
		plain
	}{"click", plain(v)})
}

// ColumnInfo: A visible leaf column.
type ColumnInfo struct {
	// The column's id.
	ID *string `json:"id"`
	// Its header.
	Text *string `json:"text,omitzero"`
}

// ColumnKey: A column: its id, or its index in `columns`.
//
// One of [ColumnKeyString], [ColumnKeyInteger].
type ColumnKey interface {
	isColumnKey()
}

// ColumnKeyString is a ColumnKey that is a string.
type ColumnKeyString string

func (ColumnKeyString) isColumnKey() {}

// ColumnKeyInteger is a ColumnKey that is an integer.
type ColumnKeyInteger int

func (ColumnKeyInteger) isColumnKey() {}

// UnmarshalColumnKey decodes whichever of them it is.
func UnmarshalColumnKey(data []byte) (ColumnKey, error) {
	if isNull(data) {
		return nil, nil
	}
	if v, err := decode[ColumnKeyString](data); err == nil {
		return v, nil
	}
	if v, err := decode[ColumnKeyInteger](data); err == nil {
		return v, nil
	}
	return nil, fmt.Errorf("expected string or integer, got %s", data)
}

// DiagnosedException: An exception that nothing in the application caught.
type DiagnosedException struct {
	// When it was thrown to the end.
	At string `json:"at"`
	// Name of the thread.
	Thread string `json:"thread"`
	// Its class.
	Type string `json:"type"`
	// What it says.
	Message *string `json:"message,omitzero"`
	// Where it came from, the innermost first, in the application's own words; causes follow after a
	// line of their own.
	Stack []string `json:"stack"`
}

// ErrorCode: The stable code of a tool error.
type ErrorCode string

const (
	// The tool is switched off or not offered, the server is read-only, or no application is attached.
	// Read details.reason: ask the user to enable it or to start the application; do without a tool
	// that is NOT_OFFERED.
	ErrorCodeNotEnabled ErrorCode = "MCP_UI_NOT_ENABLED"
	// No window is showing, or the index names none. Choose one of details.available; if it is empty,
	// no window is showing yet.
	ErrorCodeNoStages ErrorCode = "MCP_UI_NO_STAGES"
	// The uid was never issued, the path leads to no node, or the locator names none. Take a new
	// snapshot or query and use a uid from it.
	ErrorCodeNodeNotFound ErrorCode = "MCP_UI_NODE_NOT_FOUND"
	// The node that the reference named is gone, is not what the path says, or shows another item.
	// Take a new snapshot or query and use a uid from it.
	ErrorCodeStaleRef ErrorCode = "MCP_UI_STALE_REF"
	// An action could not be carried out; details.results has those that were carried out before it,
	// and none after it was. Read details.reason, repair that action, and continue after the actions
	// that details.results has.
	ErrorCodeActionFailed ErrorCode = "MCP_UI_ACTION_FAILED"
	// The FX thread did not finish before the deadline. Try again; ui_perform alone takes a longer
	// timeoutMs. Look at the UI before repeating an action that had begun.
	ErrorCodeTimeout ErrorCode = "MCP_UI_TIMEOUT"
	// The server failed. Try again; report it if it stays.
	ErrorCodeInternal ErrorCode = "MCP_UI_INTERNAL"
	// The arguments are not what the tool takes; nothing was done. Repair what details.issues names
	// and call again.
	ErrorCodeInvalidInput ErrorCode = "MCP_UI_INVALID_INPUT"
	// Too many calls are waiting; nothing was done. Try again after details.retryAfterMs.
	ErrorCodeBusy ErrorCode = "MCP_UI_BUSY"
	// The locator names several nodes. Use the uid of one of details.candidates, or a locator that
	// names one node alone.
	ErrorCodeAmbiguous ErrorCode = "MCP_UI_AMBIGUOUS"
)

// ErrorEnvelope: What a tool answers instead of its output when it fails.
type ErrorEnvelope struct {
	// The error.
	Error ToolError `json:"error"`
}

// FailureReason: Why an action could not be carried out.
type FailureReason string

const (
	FailureReasonNoScreenBounds        FailureReason = "NO_SCREEN_BOUNDS"
	FailureReasonUnsupportedTargetType FailureReason = "UNSUPPORTED_TARGET_TYPE"
	FailureReasonInvalidKeyCode        FailureReason = "INVALID_KEY_CODE"
	FailureReasonNodeNotFound          FailureReason = "NODE_NOT_FOUND"
	FailureReasonStaleRef              FailureReason = "STALE_REF"
	FailureReasonAmbiguousTarget       FailureReason = "AMBIGUOUS_TARGET"
	FailureReasonNoFocus               FailureReason = "NO_FOCUS"
	FailureReasonTargetDisabled        FailureReason = "TARGET_DISABLED"
	FailureReasonTargetNotVisible      FailureReason = "TARGET_NOT_VISIBLE"
	FailureReasonTargetObscured        FailureReason = "TARGET_OBSCURED"
	FailureReasonBlockedByModal        FailureReason = "BLOCKED_BY_MODAL"
	FailureReasonNotEditable           FailureReason = "NOT_EDITABLE"
	FailureReasonItemNotFound          FailureReason = "ITEM_NOT_FOUND"
)

// FocusAction: Gives the keyboard focus to the target. Exactly one of `target`, `locator`.
type FocusAction struct {
	// What it is done to.
	Target *ActionTarget `json:"target,omitzero"`
	// The same, named by what a user sees; instead of `target`.
	Locator *Locator `json:"locator,omitzero"`
}

func (FocusAction) isAction() {}

// MarshalJSON adds what the type implies.
func (v FocusAction) MarshalJSON() ([]byte, error) {
	type plain FocusAction
	return json.Marshal(struct {
		Type string `json:"type"`
		plain
	}{"focus", plain(v)})
}

// FocusInfo: Where the keyboard focus is; both members are null when nothing is focused.
type FocusInfo struct {
	// The focus owner of the focused window.
	FocusedNode *NodeRef `json:"focusedNode,omitzero"`
	// The focused window.
	FocusedWindow *FocusedWindow `json:"focusedWindow,omitzero"`
}

// FocusedWindow: The window that has the focus.
type FocusedWindow struct {
	// Its index in the order of windows.
	StageIndex int `json:"stageIndex"`
}

// FxThreadState: What the FX thread does.
type FxThreadState struct {
	// It did not answer while it was watched.
	Busy bool `json:"busy"`
	// How long it took to answer; null when it is busy.
	AnsweredInMs *float64 `json:"answeredInMs,omitzero"`
	// What it is busy with, the innermost first; empty when it is free, or when that can't be seen.
	Stack []string `json:"stack"`
}

// Health: What `GET /health` answers.
type Health struct {
	// The server is up.
	Ok bool `json:"ok"`
	// Contract and version.
	Schema string `json:"schema"`
	// Names of the tools, as `tools/list` has them.
	Tools []string `json:"tools"`
	// The transport profile: `stateless` or `stateful`.
	Transport string `json:"transport"`
	// Whether an application is there.
	Attached bool `json:"attached"`
}

// InputIssue: One thing that is wrong with an input.
type InputIssue struct {
	// JSON Pointer into the arguments.
	Pointer string `json:"pointer"`
	// What is wrong, as a sentence.
	Message string `json:"message"`
	// What would have been right.
	Expected string `json:"expected"`
}

// InvalidInputDetails: Details of MCP_UI_INVALID_INPUT.
type InvalidInputDetails struct {
	// All that is wrong.
	Issues []InputIssue `json:"issues"`
}

// ItemAddress: A row of a virtualized control, on screen or not, and in tables one of its cells.
type ItemAddress struct {
	// The row's index among the items.
	Index int `json:"index"`
	// The column. Default: the whole row.
	Column ColumnKey `json:"column,omitzero"`
}

// UnmarshalJSON finds out which types the interfaces hold.
func (v *ItemAddress) UnmarshalJSON(data []byte) error {
	type plain ItemAddress
	wire := struct {
		*plain
		Column json.RawMessage `json:"column"`
	}{plain: (*plain)(v)}
	err := json.Unmarshal(data, &wire)
	if err != nil {
		return err
	}
	if v.Column, err = UnmarshalColumnKey(wire.Column); err != nil {
		return fmt.Errorf("column: %w", err)
	}
	return nil
}

// LocatedCandidate: A node that a locator names.
type LocatedCandidate struct {
	// Names it.
	UID string `json:"uid"`
	// Its window.
	WindowID WindowID `json:"windowId"`
	// What is seen of it.
	Line string `json:"line"`
}

// Locator: Names a node by what a user sees: steps joined by ` >> `, each a uid, a selector such as
// `Button#ok`, or `text=`, `label=` or `tooltip=` with a text, and then any of `row=`, `column=`,
// `item=` and `nth=`.
type Locator = string

// LookKind: All that there is, what has changed, or that nothing has.
type LookKind string

const (
	LookKindFull      LookKind = "full"
	LookKindDelta     LookKind = "delta"
	LookKindUnchanged LookKind = "unchanged"
)

// LookWindow: A window of a look.
type LookWindow struct {
	// Names it.
	WindowID WindowID `json:"windowId"`
	// Stage, dialog or popup.
	Kind StageKind `json:"kind"`
	// Its title.
	Title *string `json:"title,omitzero"`
	// Whether other windows take no input while it shows.
	Modal bool `json:"modal"`
	// Whether it is the current window.
	Current bool `json:"current"`
	// The window that owns it.
	OwnerID *WindowID `json:"ownerId,omitzero"`
	// The modal window that takes its input.
	Behind *WindowID `json:"behind,omitzero"`
	// Whether the outline has its lines; otherwise it is only mentioned.
	Shown bool `json:"shown"`
	// How many lines it has, those that were left out included.
	Lines int `json:"lines"`
}

// MatchLayout: Where a match is.
type MatchLayout struct {
	// In the coordinates of its scene.
	BoundsInScene *Bounds `json:"boundsInScene,omitzero"`
}

// MemoryUse: Memory of the application.
type MemoryUse struct {
	// What is in use.
	UsedBytes int `json:"usedBytes"`
	// What there can be at most.
	MaxBytes int `json:"maxBytes"`
}

// Modifier: Held meanwhile, in any letter case; SHORTCUT is META on macOS, else CTRL.
type Modifier = string

// NoStagesDetails: Details of MCP_UI_NO_STAGES.
type NoStagesDetails struct {
	// The windows that are showing.
	Available []AvailableStage `json:"available"`
}

// NodeAccessibility: What assistive technology is told.
type NodeAccessibility struct {
	// Accessible role.
	Role *string `json:"role,omitzero"`
	// Accessible help.
	Help *string `json:"help,omitzero"`
}

// NodeFx: JavaFX properties.
type NodeFx struct {
	// Tooltip, user data and other properties, keys sorted. `userData` is there only as a string,
	// number or boolean.
	Properties map[string]any `json:"properties,omitzero"`
}

// NodeHint: What a caller remembers of a node. A server may ignore it.
type NodeHint struct {
	// The node's id.
	ID *string `json:"id,omitzero"`
	// The node's type.
	Type *string `json:"type,omitzero"`
	// The node's text.
	Text *string `json:"text,omitzero"`
}

// NodeLayout: Where a node is. A section whose numbers are not finite is left out.
type NodeLayout struct {
	// In the coordinates of its parent.
	BoundsInParent *Bounds `json:"boundsInParent,omitzero"`
	// In the coordinates of its scene.
	BoundsInScene *Bounds `json:"boundsInScene,omitzero"`
	// On the screen.
	LocalToScreen *ScreenBounds `json:"localToScreen,omitzero"`
}

// NodeMatch: A node that a query found.
type NodeMatch struct {
	// Names the node.
	Ref NodeRef `json:"ref"`
	// Its type.
	Type string `json:"type"`
	// Its id.
	ID *string `json:"id"`
	// Type and the most telling values: `Button[text=OK]`.
	Summary string `json:"summary"`
	// Where it is.
	Layout *MatchLayout `json:"layout,omitzero"`
	// The line of the nearest node above it that has a name, an id or a row, as ui_look writes it.
	Ancestor *string `json:"ancestor,omitzero"`
}

// NodeRefInput: A reference as a caller sends it: a `uid`, or a `path` of the latest snapshot. When
// both are there the uid decides. At least one of `uid`, `path`.
type NodeRefInput struct {
	// Path of the latest snapshot; it decides only where there is no uid.
	Path *string `json:"path,omitzero"`
	// As a look, a snapshot, a query or a node told it.
	UID *string `json:"uid,omitzero"`
	// What the caller remembers of the node; never needed.
	Hint map[string]any `json:"hint,omitzero"`
}

// NodeRef: Names one node. `uid` names it for its lifetime; `path` only within the snapshot that
// gave it.
type NodeRef struct {
	// Canonical path over the reported tree.
	Path string `json:"path"`
	// Identifier that the node keeps for its lifetime and that is never given to another node.
	UID string `json:"uid"`
	// What helps a person recognise the node.
	Hint *NodeHint `json:"hint,omitzero"`
}

// NodeText: What the node shows as text.
type NodeText struct {
	// Its displayed text.
	Label *string `json:"label,omitzero"`
	// The hint that an empty input shows.
	Prompt *string `json:"prompt,omitzero"`
}

// NodeValue: What the user has entered or chosen.
type NodeValue struct {
	// Content of a text input or displayed value of a value control; null for a password.
	Text *string `json:"text,omitzero"`
	// State of a toggle or radio button.
	Selected *bool `json:"selected,omitzero"`
	// State of a check box.
	Checked *bool `json:"checked,omitzero"`
}

// NotEnabledDetails: Details of MCP_UI_NOT_ENABLED.
type NotEnabledDetails struct {
	// Switched off, read-only, no application attached, or a tool that this server does not offer.
	Reason *NotEnabledReason `json:"reason,omitzero"`
}

// NotEnabledReason: Why a tool is not to be had.
type NotEnabledReason string

const (
	NotEnabledReasonDisabled    NotEnabledReason = "DISABLED"
	NotEnabledReasonReadOnly    NotEnabledReason = "READ_ONLY"
	NotEnabledReasonNotAttached NotEnabledReason = "NOT_ATTACHED"
	NotEnabledReasonNotOffered  NotEnabledReason = "NOT_OFFERED"
)

// Predicate: All given members must hold. At least one of `typeIs`, `idEquals`, `styleClassHas`,
// `textContains`, `role`, `tooltip`, `prompt`, `labelContains`, `visible`, `enabled`.
type Predicate struct {
	// The type is one of these.
	TypeIs []string `json:"typeIs,omitzero"`
	// The id is this.
	IDEquals *string `json:"idEquals,omitzero"`
	// This style class is there.
	StyleClassHas *string `json:"styleClassHas,omitzero"`
	// As a search for `text` with `contains`: trimmed, ignoring case, and only of what is visible.
	TextContains *string `json:"textContains,omitzero"`
	// The accessible role is this, in any letter case: `BUTTON`.
	Role *string `json:"role,omitzero"`
	// The tooltip contains this: trimmed, ignoring case.
	Tooltip *string `json:"tooltip,omitzero"`
	// The prompt contains this: trimmed, ignoring case.
	Prompt *string `json:"prompt,omitzero"`
	// The label that is for the control contains this: trimmed, ignoring case, and only what is
	// visible.
	LabelContains *string `json:"labelContains,omitzero"`
	// The reported `visible` is this.
	Visible *bool `json:"visible,omitzero"`
	// `disabled` is the opposite of this.
	Enabled *bool `json:"enabled,omitzero"`
}

// PressKeyAction: Presses and releases a key in the focus owner.
type PressKeyAction struct {
	// A JavaFX KeyCode name in any letter case: ENTER, TAB, A, F5, PAGE_DOWN.
	Key string `json:"key"`
	// Keys to hold.
	Modifiers []Modifier `json:"modifiers,omitzero"`
}

func (PressKeyAction) isAction() {}

// MarshalJSON adds what the type implies.
func (v PressKeyAction) MarshalJSON() ([]byte, error) {
	type plain PressKeyAction
	return json.Marshal(struct {
		Type string `json:"type"`
		plain
	}{"pressKey", plain(v)})
}

// QueryScope: Where a query searches: a window and the popups that it owns, or all windows.
type QueryScope struct {
	// Default: `focused`, or `index` when `stageIndex` is given.
	Stage *ScopeChoice `json:"stage,omitzero"`
	// Index of the window.
	StageIndex *int `json:"stageIndex,omitzero"`
	// A window by its `windowId`, or `current`; alone, without `stage` and `stageIndex`.
	Window *WindowChoice `json:"window,omitzero"`
}

// ReadRow: One row, on screen or not.
type ReadRow struct {
	// The row's index among the items.
	Index int `json:"index"`
	// It is not on screen: its texts are what its cells would show.
	Offscreen bool `json:"offscreen"`
	// Its cells in the order of the columns.
	Cells []VisibleCell `json:"cells"`
}

// ReadRows: Rows of a control, read by their index.
type ReadRows struct {
	// How many rows it has.
	Total int `json:"total"`
	// Those that were asked for, in their order.
	Rows []ReadRow `json:"rows"`
}

// RefDetails: Details of MCP_UI_NODE_NOT_FOUND and MCP_UI_STALE_REF.
type RefDetails struct {
	// The reference as it was sent.
	Ref map[string]any `json:"ref"`
}

// Revision: Names what was seen in one look.
type Revision = string

// RowRange: Rows from `from` to `to`, both inclusive.
type RowRange struct {
	// First row.
	From int `json:"from"`
	// Last row.
	To int `json:"to"`
}

// RowsRequest: Which rows of a control to read.
type RowsRequest struct {
	// Index of the first row. Default: 0.
	From *int `json:"from,omitzero"`
	// At most this many rows. Default: 50.
	Count *int `json:"count,omitzero"`
	// Also rows that are not on screen; reading them runs the application's own code for cells.
	// Default: true.
	Offscreen *bool `json:"offscreen,omitzero"`
}

// ScopeChoice: Which window a query searches: the focused one, the one that `stageIndex` names, or
// all of them.
type ScopeChoice string

const (
	ScopeChoiceFocused ScopeChoice = "focused"
	ScopeChoiceIndex   ScopeChoice = "index"
	ScopeChoiceAll     ScopeChoice = "all"
)

// ScreenBounds: A rectangle in screen coordinates.
type ScreenBounds struct {
	// Left edge.
	X float64 `json:"x"`
	// Upper edge.
	Y float64 `json:"y"`
	// Width.
	Width float64 `json:"width"`
	// Height.
	Height float64 `json:"height"`
}

// ScrollAction: Scrolls the target vertically. Exactly one of `target`, `locator`.
type ScrollAction struct {
	// What it is done to.
	Target *ActionTarget `json:"target,omitzero"`
	// The same, named by what a user sees; instead of `target`.
	Locator *Locator `json:"locator,omitzero"`
	// Pixels; negative scrolls towards the end.
	DeltaY float64 `json:"deltaY"`
}

func (ScrollAction) isAction() {}

// MarshalJSON adds what the type implies.
func (v ScrollAction) MarshalJSON() ([]byte, error) {
	type plain ScrollAction
	return json.Marshal(struct {
		Type string `json:"type"`
		plain
	}{"scroll", plain(v)})
}

// SearchedPlace: Where a search without a match has looked.
type SearchedPlace struct {
	// The windows, in their order.
	Windows []WindowID `json:"windows"`
	// How many nodes were looked at.
	Nodes int `json:"nodes"`
	// The uid of the node below which it looked.
	Within *string `json:"within,omitzero"`
}

// Selector: One or more of `css`, `text` and `predicate`; a node has to satisfy all that are given.
// At least one of `css`, `text`, `predicate`.
type Selector struct {
	// Compounds of `*`, `Type`, `#id` and `.class`, joined by a space (descendant) or `>` (child):
	// `#ok`, `VBox > Button.primary`.
	CSS *string `json:"css,omitzero"`
	// Text that a visible node shows.
	Text *string `json:"text,omitzero"`
	// How `text` is compared. Default: `contains`.
	Match *TextMatch `json:"match,omitzero"`
	// Conditions on a node.
	Predicate *Predicate `json:"predicate,omitzero"`
}

// SetTextAction: Replaces the content of a text input. Exactly one of `target`, `locator`.
type SetTextAction struct {
	// What it is done to.
	Target *ActionTarget `json:"target,omitzero"`
	// The same, named by what a user sees; instead of `target`.
	Locator *Locator `json:"locator,omitzero"`
	// Its new content.
	Text Secret `json:"text"`
}

func (SetTextAction) isAction() {}

// MarshalJSON adds what the type implies.
func (v SetTextAction) MarshalJSON() ([]byte, error) {
	type plain SetTextAction
	return json.Marshal(struct {
		Type string `json:"type"`
		plain
	}{"setText", plain(v)})
}

// SnapshotInclude: Switches sections on or off, whatever the mode says.
type SnapshotInclude struct {
	// Bounds in parent and in scene.
	Bounds *bool `json:"bounds,omitzero"`
	// Bounds on the screen.
	LocalToScreen *bool `json:"localToScreen,omitzero"`
	// JavaFX properties.
	Properties *bool `json:"properties,omitzero"`
	// Rows of virtualized controls.
	Virtualization *bool `json:"virtualization,omitzero"`
	// Accessible role and help.
	Accessibility *bool `json:"accessibility,omitzero"`
}

// SnapshotMode: `compact` is small and made for language models; `full` has geometry and
// virtualization.
type SnapshotMode string

const (
	SnapshotModeCompact SnapshotMode = "compact"
	SnapshotModeFull    SnapshotMode = "full"
)

// StageChoice: Which windows a snapshot covers: the focused one, the first one, or all of them.
type StageChoice string

const (
	StageChoiceFocused StageChoice = "focused"
	StageChoicePrimary StageChoice = "primary"
	StageChoiceAll     StageChoice = "all"
)

// StageKind: What sort of window a stage entry describes.
type StageKind string

const (
	StageKindStage  StageKind = "stage"
	StageKindDialog StageKind = "dialog"
	StageKindPopup  StageKind = "popup"
)

// TextMatch: `contains` ignores case, `equals` does not, `regex` is an unanchored RE2 pattern.
type TextMatch string

const (
	TextMatchContains TextMatch = "contains"
	TextMatchEquals   TextMatch = "equals"
	TextMatchRegex    TextMatch = "regex"
)

// TimeoutDetails: Details of MCP_UI_TIMEOUT.
type TimeoutDetails struct {
	// The deadline that passed.
	TimeoutMs *int `json:"timeoutMs,omitzero"`
	// Results of the actions that were completed (ui_perform).
	Results []ActionResult `json:"results,omitzero"`
	// Index of the action that had begun and may still complete; null when none had (ui_perform).
	StartedIndex *int `json:"startedIndex,omitzero"`
}

// ToolError: What went wrong, for a program and for a model.
type ToolError struct {
	// Stable code.
	Code ErrorCode `json:"code"`
	// What happened, as a sentence.
	Message string `json:"message"`
	// More, by code.
	Details map[string]any `json:"details"`
}

// TypeTextAction: Types text into the focus owner, character by character.
type TypeTextAction struct {
	// What is typed, exactly.
	Text Secret `json:"text"`
}

func (TypeTextAction) isAction() {}

// MarshalJSON adds what the type implies.
func (v TypeTextAction) MarshalJSON() ([]byte, error) {
	type plain TypeTextAction
	return json.Marshal(struct {
		Type string `json:"type"`
		plain
	}{"typeText", plain(v)})
}

// UIDiagnostics: How the application is.
type UIDiagnostics struct {
	// Contract and version that the server speaks.
	Schema string `json:"schema"`
	// Whether an application is attached.
	Attached bool `json:"attached"`
	// The application that is attached, or was last.
	App *AppInfo `json:"app,omitzero"`
	// What this way of attaching can do.
	Capabilities AttachmentCapabilities `json:"capabilities"`
	// The latest uncaught exceptions of the application, the last one last.
	Exceptions []DiagnosedException `json:"exceptions"`
	// How many there were since the application was attached.
	ExceptionsTotal int `json:"exceptionsTotal"`
	// The last lines that the application wrote; null where they are not seen.
	Output []string `json:"output,omitzero"`
	// What the FX thread does; null without an application.
	FxThread *FxThreadState `json:"fxThread,omitzero"`
	// How often the last second drew something; null where it is not counted.
	PulsesPerSecond *float64 `json:"pulsesPerSecond,omitzero"`
	// Memory of the application; null without one.
	Memory *MemoryUse `json:"memory,omitzero"`
}

// UILook: What a user sees.
type UILook struct {
	// Contract and version that the server speaks.
	Schema string `json:"schema"`
	// Names what was seen, for `since`.
	Revision Revision `json:"revision"`
	// All, changes or no change.
	Kind LookKind `json:"kind"`
	// The revision that the changes start from.
	Base *Revision `json:"base,omitzero"`
	// The windows, in the order of the outline.
	Windows []LookWindow `json:"windows"`
	// The lines, as in the text.
	Outline string `json:"outline"`
	// How many lines were left out because of `maxBytes`.
	Omitted int `json:"omitted"`
}

// UINode: One node of the reported tree.
type UINode struct {
	// Names the node.
	Ref NodeRef `json:"ref"`
	// Simple class name; of an anonymous class that of its nearest named superclass.
	Type string `json:"type"`
	// Java module of its class.
	Module *string `json:"module,omitzero"`
	// The node's id.
	ID *string `json:"id"`
	// Style classes in the node's order.
	StyleClass []string `json:"styleClass"`
	// Active pseudo-classes, sorted.
	PseudoClass []string `json:"pseudoClass,omitzero"`
	// The node's own `visible`.
	Visible bool `json:"visible"`
	// Whether its parent lays it out.
	Managed bool `json:"managed"`
	// Whether it is disabled, itself or by an ancestor.
	Disabled bool `json:"disabled"`
	// Its own opacity.
	Opacity *float64 `json:"opacity,omitzero"`
	// Where it is.
	Layout *NodeLayout `json:"layout,omitzero"`
	// What it shows.
	Text *NodeText `json:"text,omitzero"`
	// What it holds.
	Value *NodeValue `json:"value,omitzero"`
	// What assistive technology is told.
	Accessibility *NodeAccessibility `json:"accessibility,omitzero"`
	// JavaFX properties.
	Fx *NodeFx `json:"fx,omitzero"`
	// Rows of a virtualized control.
	Virtualization *Virtualization `json:"virtualization,omitzero"`
	// The rows that were asked for; absent where they were not, or where it has none.
	Rows *ReadRows `json:"rows,omitzero"`
	// Reported children in the toolkit's order.
	Children []UINode `json:"children"`
	// How many direct children were left out; absent when none were.
	ChildrenOmitted *int `json:"childrenOmitted,omitzero"`
}

// UIScene: The content of a window.
type UIScene struct {
	// Names of the author stylesheets.
	Stylesheets []string `json:"stylesheets,omitzero"`
	// The root of the reported tree.
	Root UINode `json:"root"`
}

// UISnapshot: The windows of the application and their nodes, captured in one turn of the FX
// Application Thread.
type UISnapshot struct {
	// Contract and version that the server speaks.
	Schema string `json:"schema"`
	// When the tree was captured: RFC 3339, UTC.
	CapturedAt string `json:"capturedAt"`
	// The application.
	App AppInfo `json:"app"`
	// Where the focus is.
	Focus FocusInfo `json:"focus"`
	// The selected windows and the popups that they own, in order.
	Stages []UIStage `json:"stages"`
}

// UIStage: A showing window.
type UIStage struct {
	// Its place in the order of windows.
	StageIndex int `json:"stageIndex"`
	// Names it for as long as the application runs.
	WindowID WindowID `json:"windowId"`
	// Stage, dialog or popup.
	Kind StageKind `json:"kind"`
	// Its title.
	Title *string `json:"title,omitzero"`
	// Whether it is showing.
	Showing bool `json:"showing"`
	// Whether it has the focus.
	Focused bool `json:"focused"`
	// Whether other windows take no input while it shows.
	Modal bool `json:"modal"`
	// Index of the window that owns it.
	OwnerStageIndex *int `json:"ownerStageIndex,omitzero"`
	// The `windowId` of the window that owns it.
	OwnerID *WindowID `json:"ownerId,omitzero"`
	// The node that has the focus of its scene, whether or not the window has that of the desktop.
	FocusOwner *NodeRef `json:"focusOwner,omitzero"`
	// Left edge on the screen.
	X *float64 `json:"x,omitzero"`
	// Upper edge on the screen.
	Y *float64 `json:"y,omitzero"`
	// Width.
	Width *float64 `json:"width,omitzero"`
	// Height.
	Height *float64 `json:"height,omitzero"`
	// Its content.
	Scene UIScene `json:"scene"`
}

// Virtualization: What a virtualized control holds, and what of it is on screen.
type Virtualization struct {
	// The control.
	Kind VirtualizedKind `json:"kind"`
	// Number of items; of a tree that of the rows that the expanded branches give.
	ItemsCount int `json:"itemsCount"`
	// The rows on screen; null when there are none.
	VisibleRange *RowRange `json:"visibleRange,omitzero"`
	// Selected rows, ascending.
	SelectedIndices []int `json:"selectedIndices"`
	// Row that the focus model points to; null when none.
	FocusedIndex *int `json:"focusedIndex,omitzero"`
	// Visible leaf columns in their order; only for tables.
	Columns []ColumnInfo `json:"columns,omitzero"`
	// The rows on screen.
	VisibleCells []VisibleRow `json:"visibleCells"`
}

// VirtualizedKind: The control that only keeps the rows on screen as nodes.
type VirtualizedKind string

const (
	VirtualizedKindListView      VirtualizedKind = "ListView"
	VirtualizedKindTableView     VirtualizedKind = "TableView"
	VirtualizedKindTreeView      VirtualizedKind = "TreeView"
	VirtualizedKindTreeTableView VirtualizedKind = "TreeTableView"
)

// VisibleCell: One cell of a row on screen.
type VisibleCell struct {
	// Id of its column; null without one.
	ColumnID *string `json:"columnId,omitzero"`
	// What the cell shows.
	Text *string `json:"text,omitzero"`
}

// VisibleRow: One row on screen.
type VisibleRow struct {
	// The row's index among the items.
	Index int `json:"index"`
	// The cell or row node that shows it now. It names the node, not the item.
	RowRef NodeRef `json:"rowRef"`
	// Its cells in the order of the columns.
	Cells []VisibleCell `json:"cells"`
}

// WindowChoice: A window by its `windowId`, or `current`.
type WindowChoice = string

// WindowID: Names a window for as long as the application runs: `w1`, `w2` and so on.
type WindowID = string

// UIDiagnosticsInput: How much of it.
type UIDiagnosticsInput struct {
	// At most this many exceptions, the latest. Default: 5.
	Exceptions *int `json:"exceptions,omitzero"`
	// At most this many lines of output, the last. Default: 20.
	OutputLines *int `json:"outputLines,omitzero"`
}

// UIGetNodeInput: Which node. Exactly one of `ref`, `locator`.
type UIGetNodeInput struct {
	// The node.
	Ref *NodeRefInput `json:"ref,omitzero"`
	// The node, named by what a user sees; instead of `ref`.
	Locator *Locator `json:"locator,omitzero"`
	// Also its direct children. Default: false.
	IncludeChildren *bool `json:"includeChildren,omitzero"`
	// Also these rows of a list, table, tree, combo box or choice box, on screen or not.
	Rows *RowsRequest `json:"rows,omitzero"`
}

// UIGetSnapshotInput: Which windows, how deep, and which sections.
type UIGetSnapshotInput struct {
	// Which windows. Default: "focused".
	Stage *StageChoice `json:"stage,omitzero"`
	// Index of one window, alone or with `stage: focused`.
	StageIndex *int `json:"stageIndex,omitzero"`
	// A window by its `windowId`, or `current`; alone, without `stage` and `stageIndex`.
	Window *WindowChoice `json:"window,omitzero"`
	// How much of each node. Default: "compact".
	Mode *SnapshotMode `json:"mode,omitzero"`
	// Edges from the root; 0 is the root alone. Default: 8 in compact mode, 50 in full mode.
	Depth *int `json:"depth,omitzero"`
	// Sections on or off, whatever the mode says.
	Include *SnapshotInclude `json:"include,omitzero"`
}

// UIInspectInput: What the inspector shows first.
type UIInspectInput struct {
	// Another window, by its `windowId`.
	Window *WindowChoice `json:"window,omitzero"`
	// The node to select, in whatever window it is found.
	Locator *Locator `json:"locator,omitzero"`
}

// UIInspectOutput: What the inspector shows first.
type UIInspectOutput struct {
	// The window.
	WindowID WindowID `json:"windowId"`
	// The node that is selected; null when none was asked for.
	Selected *NodeRef `json:"selected,omitzero"`
}

// UILookInput: Where to look, how much of it, and since when.
type UILookInput struct {
	// Another window, by its `windowId`.
	Window *WindowChoice `json:"window,omitzero"`
	// Only the node that this names, and what is below it.
	Within *Locator `json:"within,omitzero"`
	// Only what has changed since that look.
	Since *Revision `json:"since,omitzero"`
	// Most bytes of the outline. Default: 16384.
	MaxBytes *int `json:"maxBytes,omitzero"`
}

// UIPerformInput: What to do.
type UIPerformInput struct {
	// The actions in their order.
	Actions []Action `json:"actions"`
	// Answer only when the effect is visible to the next call. Default: true.
	AwaitUIIdle *bool `json:"awaitUiIdle,omitzero"`
	// Deadline of the whole call. Default: 5000.
	TimeoutMs *int `json:"timeoutMs,omitzero"`
}

// UnmarshalJSON finds out which types the interfaces hold.
func (v *UIPerformInput) UnmarshalJSON(data []byte) error {
	type plain UIPerformInput
	wire := struct {
		*plain
		Actions json.RawMessage `json:"actions"`
	}{plain: (*plain)(v)}
	err := json.Unmarshal(data, &wire)
	if err != nil {
		return err
	}
	if v.Actions, err = listOf(UnmarshalAction)(wire.Actions); err != nil {
		return fmt.Errorf("actions: %w", err)
	}
	return nil
}

// UIPerformOutput: What became of the actions.
type UIPerformOutput struct {
	// One result an action, in order.
	Results []ActionResult `json:"results"`
}

// UIQueryInput: What to find, and where.
type UIQueryInput struct {
	// Where to search. Default: the focused window; with `within`, all windows.
	Scope *QueryScope `json:"scope,omitzero"`
	// Only what is below the node that this names.
	Within *Locator `json:"within,omitzero"`
	// What to find.
	Selector Selector `json:"selector"`
	// At most this many matches. Default: 50.
	Limit *int `json:"limit,omitzero"`
}

// UIQueryOutput: The nodes found.
type UIQueryOutput struct {
	// Matches in document order.
	Matches []NodeMatch `json:"matches"`
	// True when the limit cut the list.
	Truncated *bool `json:"truncated,omitzero"`
	// How many nodes match, when the list was cut.
	Total *int `json:"total,omitzero"`
	// Where it looked, when nothing matches.
	Searched *SearchedPlace `json:"searched,omitzero"`
	// What comes nearest, at most three nodes, when nothing matches.
	Nearest []NodeMatch `json:"nearest,omitzero"`
}

// UIScreenshotInput: Of what, how large, and with which marks.
type UIScreenshotInput struct {
	// Index of the window. Default: the focused one.
	StageIndex *int `json:"stageIndex,omitzero"`
	// A window by its `windowId`, or `current`; alone, without `stageIndex`.
	Window *WindowChoice `json:"window,omitzero"`
	// Only the node that this names, in whatever window it is found, or in that of `window` or
	// `stageIndex`.
	Locator *Locator `json:"locator,omitzero"`
	// Most pixels across; a larger picture is scaled down.
	MaxWidth *int `json:"maxWidth,omitzero"`
	// Most pixels down; a larger picture is scaled down.
	MaxHeight *int `json:"maxHeight,omitzero"`
	// Draw a box with its uid around each line of the look. Default: false.
	Annotate *bool `json:"annotate,omitzero"`
}

// UIScreenshotOutput: The picture.
type UIScreenshotOutput struct {
	// Always image/png.
	ContentType string `json:"contentType"`
	// The PNG in Base64.
	DataBase64 string `json:"dataBase64"`
	// Pixels of the picture for one of the window; only with `maxWidth` or `maxHeight`.
	Scale *float64 `json:"scale,omitzero"`
	// The boxes that were drawn, in pixels of the picture; only with `annotate`.
	Annotations []Annotation `json:"annotations,omitzero"`
}
