// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang kotlin`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
@file:OptIn(ExperimentalSerializationApi::class)

package mcpjavafxui.client

import kotlinx.serialization.EncodeDefault
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import kotlinx.serialization.json.JsonClassDiscriminator
import kotlinx.serialization.json.JsonDecoder
import kotlinx.serialization.json.JsonEncoder
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.jsonPrimitive
import kotlinx.serialization.json.long
import kotlinx.serialization.json.longOrNull

/** Details of MCP_UI_ACTION_FAILED. */
@Serializable
public data class ActionFailedDetails(
    /** Index of the action that failed. */
    public val failedIndex: Long,
    /** Why it failed. */
    public val reason: FailureReason,
    /** Results of the actions that were carried out before it; empty when a key name is unknown, for then none was. */
    public val results: List<ActionResult>,
    /** The locator that did not name one node. */
    public val locator: String? = null,
    /** How many nodes the locator names; only with AMBIGUOUS_TARGET. */
    public val total: Long? = null,
    /** The first of the nodes that the locator names, at most five; only with AMBIGUOUS_TARGET. */
    public val candidates: List<LocatedCandidate>? = null,
    /** The modal window in front; only with BLOCKED_BY_MODAL and a locator. */
    public val modal: WindowId? = null,
)

/** What became of one action. */
@Serializable
public data class ActionResult(
    /** True: it was carried out. */
    public val ok: Boolean,
    /** The type of the action, echoed. */
    public val type: ActionType,
)

/** What an action is done to. */
@Serializable
public data class ActionTarget(
    /** The node. */
    public val ref: NodeRefInput,
    /** A row or cell of a ListView, TableView, TreeView or TreeTableView; it is scrolled into view first. */
    public val item: ItemAddress? = null,
)

/** The `type` of an action. Other values may join: compare with the constants, and expect more. */
@Serializable
@JvmInline
public value class ActionType(
    /** As on the wire. */
    public val value: String,
) {
    override fun toString(): String = value

    public companion object {
        public val FOCUS: ActionType = ActionType("focus")
        public val CLICK: ActionType = ActionType("click")
        public val TYPE_TEXT: ActionType = ActionType("typeText")
        public val SET_TEXT: ActionType = ActionType("setText")
        public val PRESS_KEY: ActionType = ActionType("pressKey")
        public val SCROLL: ActionType = ActionType("scroll")
    }
}

/** One thing that a user could do. */
@Serializable
@JsonClassDiscriminator("type")
public sealed interface Action

/** Details of MCP_UI_AMBIGUOUS. */
@Serializable
public data class AmbiguousDetails(
    /** The locator as it was sent. */
    public val locator: String,
    /** How many nodes it names. */
    public val total: Long,
    /** The first of them, at most five. */
    public val candidates: List<LocatedCandidate>,
)

/** A box that was drawn into a picture. */
@Serializable
public data class Annotation(
    /** The node that it is around. */
    public val uid: String,
    /** Left edge, in pixels of the picture. */
    public val x: Long,
    /** Upper edge, in pixels of the picture. */
    public val y: Long,
    /** Width. */
    public val width: Long,
    /** Height. */
    public val height: Long,
)

/** The application behind the server. */
@Serializable
public data class AppInfo(
    /** Process id. */
    public val pid: Long,
    /** Version of the Java runtime. */
    public val javaVersion: String? = null,
    /** Version of JavaFX. */
    public val javafxVersion: String? = null,
    /** Main class of the application. */
    public val mainClass: String? = null,
    /** Flags that say how the server was enabled. */
    public val debugFlags: List<String>? = null,
)

/** What this way of attaching to an application can do; others may join. */
@Serializable
public data class AttachmentCapabilities(
    /** Acting on it. */
    public val actions: Boolean,
    /** Taking pictures of it. */
    public val screenshots: Boolean,
    /** Changing code of JavaFX while it runs. */
    public val instrumentation: Boolean,
    /** Reading what it writes to its standard output. */
    public val output: Boolean,
)

/** A window that could have been named. */
@Serializable
public data class AvailableStage(
    /** Its index. */
    public val stageIndex: Long,
    /** Its id. */
    public val windowId: WindowId? = null,
    /** Stage, dialog or popup. */
    public val kind: StageKind? = null,
    /** Its title. */
    public val title: String? = null,
)

/** A rectangle in the coordinates of the parent or of the scene. */
@Serializable
public data class Bounds(
    /** Left edge. */
    public val minX: Double,
    /** Upper edge. */
    public val minY: Double,
    /** Width. */
    public val width: Double,
    /** Height. */
    public val height: Double,
)

/** Details of MCP_UI_BUSY. */
@Serializable
public data class BusyDetails(
    /** When to try again. */
    public val retryAfterMs: Long,
)

/**
 * Clicks the centre of the target, or a point on the screen, with the primary button. Exactly one of `target`,
 * `locator`, `x`. All or none of `x`, `y`.
 */
@Serializable
@SerialName("click")
public data class ClickAction(
    /** What it is done to. */
    public val target: ActionTarget? = null,
    /** The same, named by what a user sees; instead of `target`. */
    public val locator: Locator? = null,
    /** Screen coordinate; together with `y`, instead of a target. */
    public val x: Double? = null,
    /** Screen coordinate; together with `x`, instead of a target. */
    public val y: Double? = null,
) : Action

/** A visible leaf column. */
@Serializable
public data class ColumnInfo(
    /** The column's id. */
    public val id: String?,
    /** Its header. */
    public val text: String? = null,
)

/** A column: its id, or its index in `columns`. */
@Serializable(with = ColumnKeySerializer::class)
public sealed interface ColumnKey {
    /** It is a string. */
    @JvmInline
    public value class OfString(public val value: String) : ColumnKey

    /** It is an integer. */
    @JvmInline
    public value class OfInteger(public val value: Long) : ColumnKey

    public companion object {
        public fun of(value: String): ColumnKey = OfString(value)

        public fun of(value: Long): ColumnKey = OfInteger(value)
    }
}

internal object ColumnKeySerializer : KSerializer<ColumnKey> {
    override val descriptor: SerialDescriptor = JsonPrimitive.serializer().descriptor

    override fun deserialize(decoder: Decoder): ColumnKey {
        val value = (decoder as JsonDecoder).decodeJsonElement().jsonPrimitive
        return when {
            value.isString -> ColumnKey.of(value.content)
            !value.isString && value.longOrNull != null -> ColumnKey.of(value.long)
            else -> throw SerializationException("Expected a string or an integer, got $value.")
        }
    }

    override fun serialize(encoder: Encoder, value: ColumnKey) {
        val primitive = when (value) {
            is ColumnKey.OfString -> JsonPrimitive(value.value)
            is ColumnKey.OfInteger -> JsonPrimitive(value.value)
        }
        (encoder as JsonEncoder).encodeJsonElement(primitive)
    }
}

/** An exception that nothing in the application caught. */
@Serializable
public data class DiagnosedException(
    /** When it was thrown to the end. */
    public val at: String,
    /** Name of the thread. */
    public val thread: String,
    /** Its class. */
    public val type: String,
    /** What it says. */
    public val message: String? = null,
    /**
     * Where it came from, the innermost first, in the application's own words; causes follow after a line of their own.
     */
    public val stack: List<String>,
)

/** The stable code of a tool error. Other values may join: compare with the constants, and expect more. */
@Serializable
@JvmInline
public value class ErrorCode(
    /** As on the wire. */
    public val value: String,
) {
    override fun toString(): String = value

    public companion object {
        /**
         * The tool is switched off or not offered, the server is read-only, or no application is attached. Read
         * details.reason: ask the user to enable it or to start the application; do without a tool that is NOT_OFFERED.
         */
        public val NOT_ENABLED: ErrorCode = ErrorCode("MCP_UI_NOT_ENABLED")

        /**
         * No window is showing, or the index names none. Choose one of details.available; if it is empty, no window is
         * showing yet.
         */
        public val NO_STAGES: ErrorCode = ErrorCode("MCP_UI_NO_STAGES")

        /**
         * The uid was never issued, the path leads to no node, or the locator names none. Take a new snapshot or query
         * and use a uid from it.
         */
        public val NODE_NOT_FOUND: ErrorCode = ErrorCode("MCP_UI_NODE_NOT_FOUND")

        /**
         * The node that the reference named is gone, is not what the path says, or shows another item. Take a new
         * snapshot or query and use a uid from it.
         */
        public val STALE_REF: ErrorCode = ErrorCode("MCP_UI_STALE_REF")

        /**
         * An action could not be carried out; details.results has those that were carried out before it, and none after
         * it was. Read details.reason, repair that action, and continue after the actions that details.results has.
         */
        public val ACTION_FAILED: ErrorCode = ErrorCode("MCP_UI_ACTION_FAILED")

        /**
         * The FX thread did not finish before the deadline. Try again; ui_perform alone takes a longer timeoutMs. Look
         * at the UI before repeating an action that had begun.
         */
        public val TIMEOUT: ErrorCode = ErrorCode("MCP_UI_TIMEOUT")

        /** The server failed. Try again; report it if it stays. */
        public val INTERNAL: ErrorCode = ErrorCode("MCP_UI_INTERNAL")

        /**
         * The arguments are not what the tool takes; nothing was done. Repair what details.issues names and call again.
         */
        public val INVALID_INPUT: ErrorCode = ErrorCode("MCP_UI_INVALID_INPUT")

        /** Too many calls are waiting; nothing was done. Try again after details.retryAfterMs. */
        public val BUSY: ErrorCode = ErrorCode("MCP_UI_BUSY")

        /**
         * The locator names several nodes. Use the uid of one of details.candidates, or a locator that names one node
         * alone.
         */
        public val AMBIGUOUS: ErrorCode = ErrorCode("MCP_UI_AMBIGUOUS")
    }
}

/** What a tool answers instead of its output when it fails. */
@Serializable
public data class ErrorEnvelope(
    /** The error. */
    public val error: ToolError,
)

/** Why an action could not be carried out. Other values may join: compare with the constants, and expect more. */
@Serializable
@JvmInline
public value class FailureReason(
    /** As on the wire. */
    public val value: String,
) {
    override fun toString(): String = value

    public companion object {
        public val NO_SCREEN_BOUNDS: FailureReason = FailureReason("NO_SCREEN_BOUNDS")
        public val UNSUPPORTED_TARGET_TYPE: FailureReason = FailureReason("UNSUPPORTED_TARGET_TYPE")
        public val INVALID_KEY_CODE: FailureReason = FailureReason("INVALID_KEY_CODE")
        public val NODE_NOT_FOUND: FailureReason = FailureReason("NODE_NOT_FOUND")
        public val STALE_REF: FailureReason = FailureReason("STALE_REF")
        public val AMBIGUOUS_TARGET: FailureReason = FailureReason("AMBIGUOUS_TARGET")
        public val NO_FOCUS: FailureReason = FailureReason("NO_FOCUS")
        public val TARGET_DISABLED: FailureReason = FailureReason("TARGET_DISABLED")
        public val TARGET_NOT_VISIBLE: FailureReason = FailureReason("TARGET_NOT_VISIBLE")
        public val TARGET_OBSCURED: FailureReason = FailureReason("TARGET_OBSCURED")
        public val BLOCKED_BY_MODAL: FailureReason = FailureReason("BLOCKED_BY_MODAL")
        public val NOT_EDITABLE: FailureReason = FailureReason("NOT_EDITABLE")
        public val ITEM_NOT_FOUND: FailureReason = FailureReason("ITEM_NOT_FOUND")
    }
}

/** Gives the keyboard focus to the target. Exactly one of `target`, `locator`. */
@Serializable
@SerialName("focus")
public data class FocusAction(
    /** What it is done to. */
    public val target: ActionTarget? = null,
    /** The same, named by what a user sees; instead of `target`. */
    public val locator: Locator? = null,
) : Action

/** Where the keyboard focus is; both members are null when nothing is focused. */
@Serializable
public data class FocusInfo(
    /** The focus owner of the focused window. */
    public val focusedNode: NodeRef? = null,
    /** The focused window. */
    public val focusedWindow: FocusedWindow? = null,
)

/** The window that has the focus. */
@Serializable
public data class FocusedWindow(
    /** Its index in the order of windows. */
    public val stageIndex: Long,
)

/** What the FX thread does. */
@Serializable
public data class FxThreadState(
    /** It did not answer while it was watched. */
    public val busy: Boolean,
    /** How long it took to answer; null when it is busy. */
    public val answeredInMs: Double? = null,
    /** What it is busy with, the innermost first; empty when it is free, or when that can't be seen. */
    public val stack: List<String>,
)

/** What `GET /health` answers. */
@Serializable
public data class Health(
    /** The server is up. */
    public val ok: Boolean,
    /** Contract and version. */
    public val schema: String,
    /** Names of the tools, as `tools/list` has them. */
    public val tools: List<String>,
    /** The transport profile: `stateless` or `stateful`. */
    public val transport: String,
    /** Whether an application is there. */
    public val attached: Boolean,
)

/** One thing that is wrong with an input. */
@Serializable
public data class InputIssue(
    /** JSON Pointer into the arguments. */
    public val pointer: String,
    /** What is wrong, as a sentence. */
    public val message: String,
    /** What would have been right. */
    public val expected: String,
)

/** Details of MCP_UI_INVALID_INPUT. */
@Serializable
public data class InvalidInputDetails(
    /** All that is wrong. */
    public val issues: List<InputIssue>,
)

/** A row of a virtualized control, on screen or not, and in tables one of its cells. */
@Serializable
public data class ItemAddress(
    /** The row's index among the items. */
    public val index: Long,
    /** The column. Default: the whole row. */
    public val column: ColumnKey? = null,
)

/** A node that a locator names. */
@Serializable
public data class LocatedCandidate(
    /** Names it. */
    public val uid: String,
    /** Its window. */
    public val windowId: WindowId,
    /** What is seen of it. */
    public val line: String,
)

/**
 * Names a node by what a user sees: steps joined by ` >> `, each a uid, a selector such as `Button#ok`, or `text=`,
 * `label=` or `tooltip=` with a text, and then any of `row=`, `column=`, `item=` and `nth=`.
 */
public typealias Locator = String

/**
 * All that there is, what has changed, or that nothing has. Other values may join: compare with the constants, and
 * expect more.
 */
@Serializable
@JvmInline
public value class LookKind(
    /** As on the wire. */
    public val value: String,
) {
    override fun toString(): String = value

    public companion object {
        public val FULL: LookKind = LookKind("full")
        public val DELTA: LookKind = LookKind("delta")
        public val UNCHANGED: LookKind = LookKind("unchanged")
    }
}

/** A window of a look. */
@Serializable
public data class LookWindow(
    /** Names it. */
    public val windowId: WindowId,
    /** Stage, dialog or popup. */
    public val kind: StageKind,
    /** Its title. */
    public val title: String? = null,
    /** Whether other windows take no input while it shows. */
    public val modal: Boolean,
    /** Whether it is the current window. */
    public val current: Boolean,
    /** The window that owns it. */
    public val ownerId: WindowId? = null,
    /** The modal window that takes its input. */
    public val behind: WindowId? = null,
    /** Whether the outline has its lines; otherwise it is only mentioned. */
    public val shown: Boolean,
    /** How many lines it has, those that were left out included. */
    public val lines: Long,
)

/** Where a match is. */
@Serializable
public data class MatchLayout(
    /** In the coordinates of its scene. */
    public val boundsInScene: Bounds? = null,
)

/** Memory of the application. */
@Serializable
public data class MemoryUse(
    /** What is in use. */
    public val usedBytes: Long,
    /** What there can be at most. */
    public val maxBytes: Long,
)

/** Held meanwhile, in any letter case; SHORTCUT is META on macOS, else CTRL. */
public typealias Modifier = String

/** Details of MCP_UI_NO_STAGES. */
@Serializable
public data class NoStagesDetails(
    /** The windows that are showing. */
    public val available: List<AvailableStage>,
)

/** What assistive technology is told. */
@Serializable
public data class NodeAccessibility(
    /** Accessible role. */
    public val role: String? = null,
    /** Accessible help. */
    public val help: String? = null,
)

/** JavaFX properties. */
@Serializable
public data class NodeFx(
    /**
     * Tooltip, user data and other properties, keys sorted. `userData` is there only as a string, number or boolean.
     */
    public val properties: Map<String, JsonPrimitive?>? = null,
)

/** What a caller remembers of a node. A server may ignore it. */
@Serializable
public data class NodeHint(
    /** The node's id. */
    public val id: String? = null,
    /** The node's type. */
    public val type: String? = null,
    /** The node's text. */
    public val text: String? = null,
)

/** Where a node is. A section whose numbers are not finite is left out. */
@Serializable
public data class NodeLayout(
    /** In the coordinates of its parent. */
    public val boundsInParent: Bounds? = null,
    /** In the coordinates of its scene. */
    public val boundsInScene: Bounds? = null,
    /** On the screen. */
    public val localToScreen: ScreenBounds? = null,
)

/** A node that a query found. */
@Serializable
public data class NodeMatch(
    /** Names the node. */
    public val ref: NodeRef,
    /** Its type. */
    public val type: String,
    /** Its id. */
    public val id: String?,
    /** Type and the most telling values: `Button\[text=OK]`. */
    public val summary: String,
    /** Where it is. */
    public val layout: MatchLayout? = null,
    /** The line of the nearest node above it that has a name, an id or a row, as ui_look writes it. */
    public val ancestor: String? = null,
)

/**
 * A reference as a caller sends it: a `uid`, or a `path` of the latest snapshot. When both are there the uid decides.
 * At least one of `uid`, `path`.
 */
@Serializable
public data class NodeRefInput(
    /** Path of the latest snapshot; it decides only where there is no uid. */
    public val path: String? = null,
    /** As a look, a snapshot, a query or a node told it. */
    public val uid: String? = null,
    /** What the caller remembers of the node; never needed. */
    public val hint: JsonObject? = null,
)

/** Names one node. `uid` names it for its lifetime; `path` only within the snapshot that gave it. */
@Serializable
public data class NodeRef(
    /** Canonical path over the reported tree. */
    public val path: String,
    /** Identifier that the node keeps for its lifetime and that is never given to another node. */
    public val uid: String,
    /** What helps a person recognise the node. */
    public val hint: NodeHint? = null,
)

/** What the node shows as text. */
@Serializable
public data class NodeText(
    /** Its displayed text. */
    public val label: String? = null,
    /** The hint that an empty input shows. */
    public val prompt: String? = null,
)

/** What the user has entered or chosen. */
@Serializable
public data class NodeValue(
    /** Content of a text input or displayed value of a value control; null for a password. */
    public val text: String? = null,
    /** State of a toggle or radio button. */
    public val selected: Boolean? = null,
    /** State of a check box. */
    public val checked: Boolean? = null,
)

/** Details of MCP_UI_NOT_ENABLED. */
@Serializable
public data class NotEnabledDetails(
    /** Switched off, read-only, no application attached, or a tool that this server does not offer. */
    public val reason: NotEnabledReason? = null,
)

/** Why a tool is not to be had. Other values may join: compare with the constants, and expect more. */
@Serializable
@JvmInline
public value class NotEnabledReason(
    /** As on the wire. */
    public val value: String,
) {
    override fun toString(): String = value

    public companion object {
        public val DISABLED: NotEnabledReason = NotEnabledReason("DISABLED")
        public val READ_ONLY: NotEnabledReason = NotEnabledReason("READ_ONLY")
        public val NOT_ATTACHED: NotEnabledReason = NotEnabledReason("NOT_ATTACHED")
        public val NOT_OFFERED: NotEnabledReason = NotEnabledReason("NOT_OFFERED")
    }
}

/**
 * All given members must hold. At least one of `typeIs`, `idEquals`, `styleClassHas`, `textContains`, `role`,
 * `tooltip`, `prompt`, `labelContains`, `visible`, `enabled`.
 */
@Serializable
public data class Predicate(
    /** The type is one of these. */
    public val typeIs: List<String>? = null,
    /** The id is this. */
    public val idEquals: String? = null,
    /** This style class is there. */
    public val styleClassHas: String? = null,
    /** As a search for `text` with `contains`: trimmed, ignoring case, and only of what is visible. */
    public val textContains: String? = null,
    /** The accessible role is this, in any letter case: `BUTTON`. */
    public val role: String? = null,
    /** The tooltip contains this: trimmed, ignoring case. */
    public val tooltip: String? = null,
    /** The prompt contains this: trimmed, ignoring case. */
    public val prompt: String? = null,
    /** The label that is for the control contains this: trimmed, ignoring case, and only what is visible. */
    public val labelContains: String? = null,
    /** The reported `visible` is this. */
    public val visible: Boolean? = null,
    /** `disabled` is the opposite of this. */
    public val enabled: Boolean? = null,
)

/** Presses and releases a key in the focus owner. */
@Serializable
@SerialName("pressKey")
public data class PressKeyAction(
    /** A JavaFX KeyCode name in any letter case: ENTER, TAB, A, F5, PAGE_DOWN. */
    public val key: String,
    /** Keys to hold. */
    public val modifiers: List<Modifier>? = null,
) : Action

/** Where a query searches: a window and the popups that it owns, or all windows. */
@Serializable
public data class QueryScope(
    /** Default: `focused`, or `index` when `stageIndex` is given. */
    public val stage: ScopeChoice? = null,
    /** Index of the window. */
    public val stageIndex: Long? = null,
    /** A window by its `windowId`, or `current`; alone, without `stage` and `stageIndex`. */
    public val window: WindowChoice? = null,
)

/** One row, on screen or not. */
@Serializable
public data class ReadRow(
    /** The row's index among the items. */
    public val index: Long,
    /** It is not on screen: its texts are what its cells would show. */
    public val offscreen: Boolean,
    /** Its cells in the order of the columns. */
    public val cells: List<VisibleCell>,
)

/** Rows of a control, read by their index. */
@Serializable
public data class ReadRows(
    /** How many rows it has. */
    public val total: Long,
    /** Those that were asked for, in their order. */
    public val rows: List<ReadRow>,
)

/** Details of MCP_UI_NODE_NOT_FOUND and MCP_UI_STALE_REF. */
@Serializable
public data class RefDetails(
    /** The reference as it was sent. */
    public val ref: JsonObject,
)

/** Names what was seen in one look. */
public typealias Revision = String

/** Rows from `from` to `to`, both inclusive. */
@Serializable
public data class RowRange(
    /** First row. */
    public val from: Long,
    /** Last row. */
    public val to: Long,
)

/** Which rows of a control to read. */
@Serializable
public data class RowsRequest(
    /** Index of the first row. Default: 0. */
    public val from: Long? = null,
    /** At most this many rows. Default: 50. */
    public val count: Long? = null,
    /** Also rows that are not on screen; reading them runs the application's own code for cells. Default: true. */
    public val offscreen: Boolean? = null,
)

/** Which window a query searches: the focused one, the one that `stageIndex` names, or all of them. */
@Serializable
public enum class ScopeChoice {
    @SerialName("focused")
    FOCUSED,

    @SerialName("index")
    INDEX,

    @SerialName("all")
    ALL,
}

/** A rectangle in screen coordinates. */
@Serializable
public data class ScreenBounds(
    /** Left edge. */
    public val x: Double,
    /** Upper edge. */
    public val y: Double,
    /** Width. */
    public val width: Double,
    /** Height. */
    public val height: Double,
)

/** Scrolls the target vertically. Exactly one of `target`, `locator`. */
@Serializable
@SerialName("scroll")
public data class ScrollAction(
    /** What it is done to. */
    public val target: ActionTarget? = null,
    /** The same, named by what a user sees; instead of `target`. */
    public val locator: Locator? = null,
    /** Pixels; negative scrolls towards the end. */
    public val deltaY: Double,
) : Action

/** Where a search without a match has looked. */
@Serializable
public data class SearchedPlace(
    /** The windows, in their order. */
    public val windows: List<WindowId>,
    /** How many nodes were looked at. */
    public val nodes: Long,
    /** The uid of the node below which it looked. */
    public val within: String? = null,
)

/**
 * One or more of `css`, `text` and `predicate`; a node has to satisfy all that are given. At least one of `css`,
 * `text`, `predicate`.
 */
@Serializable
public data class Selector(
    /**
     * Compounds of `*`, `Type`, `#id` and `.class`, joined by a space (descendant) or `>` (child): `#ok`, `VBox >
     * Button.primary`.
     */
    public val css: String? = null,
    /** Text that a visible node shows. */
    public val text: String? = null,
    /** How `text` is compared. Default: `contains`. */
    public val match: TextMatch? = null,
    /** Conditions on a node. */
    public val predicate: Predicate? = null,
)

/** Replaces the content of a text input. Exactly one of `target`, `locator`. */
@Serializable
@SerialName("setText")
public data class SetTextAction(
    /** What it is done to. */
    public val target: ActionTarget? = null,
    /** The same, named by what a user sees; instead of `target`. */
    public val locator: Locator? = null,
    /** Its new content. */
    public val text: String,
) : Action {
    override fun toString(): String = "SetTextAction(target=${target}, locator=${locator}, text=***)"
}

/** Switches sections on or off, whatever the mode says. */
@Serializable
public data class SnapshotInclude(
    /** Bounds in parent and in scene. */
    public val bounds: Boolean? = null,
    /** Bounds on the screen. */
    public val localToScreen: Boolean? = null,
    /** JavaFX properties. */
    public val properties: Boolean? = null,
    /** Rows of virtualized controls. */
    public val virtualization: Boolean? = null,
    /** Accessible role and help. */
    public val accessibility: Boolean? = null,
)

/** `compact` is small and made for language models; `full` has geometry and virtualization. */
@Serializable
public enum class SnapshotMode {
    @SerialName("compact")
    COMPACT,

    @SerialName("full")
    FULL,
}

/** Which windows a snapshot covers: the focused one, the first one, or all of them. */
@Serializable
public enum class StageChoice {
    @SerialName("focused")
    FOCUSED,

    @SerialName("primary")
    PRIMARY,

    @SerialName("all")
    ALL,
}

/** What sort of window a stage entry describes. Other values may join: compare with the constants, and expect more. */
@Serializable
@JvmInline
public value class StageKind(
    /** As on the wire. */
    public val value: String,
) {
    override fun toString(): String = value

    public companion object {
        public val STAGE: StageKind = StageKind("stage")
        public val DIALOG: StageKind = StageKind("dialog")
        public val POPUP: StageKind = StageKind("popup")
    }
}

/** `contains` ignores case, `equals` does not, `regex` is an unanchored RE2 pattern. */
@Serializable
public enum class TextMatch {
    @SerialName("contains")
    CONTAINS,

    @SerialName("equals")
    EQUALS,

    @SerialName("regex")
    REGEX,
}

/** Details of MCP_UI_TIMEOUT. */
@Serializable
public data class TimeoutDetails(
    /** The deadline that passed. */
    public val timeoutMs: Long? = null,
    /** Results of the actions that were completed (ui_perform). */
    public val results: List<ActionResult>? = null,
    /** Index of the action that had begun and may still complete; null when none had (ui_perform). */
    public val startedIndex: Long? = null,
)

/** What went wrong, for a program and for a model. */
@Serializable
public data class ToolError(
    /** Stable code. */
    public val code: ErrorCode,
    /** What happened, as a sentence. */
    public val message: String,
    /** More, by code. */
    public val details: JsonObject,
)

/** Types text into the focus owner, character by character. */
@Serializable
@SerialName("typeText")
public data class TypeTextAction(
    /** What is typed, exactly. */
    public val text: String,
) : Action {
    override fun toString(): String = "TypeTextAction(text=***)"
}

/** How the application is. */
@Serializable
public data class UiDiagnostics(
    /** Contract and version that the server speaks. */
    public val schema: String,
    /** Whether an application is attached. */
    public val attached: Boolean,
    /** The application that is attached, or was last. */
    public val app: AppInfo? = null,
    /** What this way of attaching can do. */
    public val capabilities: AttachmentCapabilities,
    /** The latest uncaught exceptions of the application, the last one last. */
    public val exceptions: List<DiagnosedException>,
    /** How many there were since the application was attached. */
    public val exceptionsTotal: Long,
    /** The last lines that the application wrote; null where they are not seen. */
    public val output: List<String>? = null,
    /** What the FX thread does; null without an application. */
    public val fxThread: FxThreadState? = null,
    /** How often the last second drew something; null where it is not counted. */
    public val pulsesPerSecond: Double? = null,
    /** Memory of the application; null without one. */
    public val memory: MemoryUse? = null,
)

/** What a user sees. */
@Serializable
public data class UiLook(
    /** Contract and version that the server speaks. */
    public val schema: String,
    /** Names what was seen, for `since`. */
    public val revision: Revision,
    /** All, changes or no change. */
    public val kind: LookKind,
    /** The revision that the changes start from. */
    public val base: Revision? = null,
    /** The windows, in the order of the outline. */
    public val windows: List<LookWindow>,
    /** The lines, as in the text. */
    public val outline: String,
    /** How many lines were left out because of `maxBytes`. */
    public val omitted: Long,
)

/** One node of the reported tree. */
@Serializable
public data class UiNode(
    /** Names the node. */
    public val ref: NodeRef,
    /** Simple class name; of an anonymous class that of its nearest named superclass. */
    public val type: String,
    /** Java module of its class. */
    public val module: String? = null,
    /** The node's id. */
    public val id: String?,
    /** Style classes in the node's order. */
    public val styleClass: List<String>,
    /** Active pseudo-classes, sorted. */
    public val pseudoClass: List<String>? = null,
    /** The node's own `visible`. */
    public val visible: Boolean,
    /** Whether its parent lays it out. */
    public val managed: Boolean,
    /** Whether it is disabled, itself or by an ancestor. */
    public val disabled: Boolean,
    /** Its own opacity. */
    public val opacity: Double? = null,
    /** Where it is. */
    public val layout: NodeLayout? = null,
    /** What it shows. */
    public val text: NodeText? = null,
    /** What it holds. */
    public val value: NodeValue? = null,
    /** What assistive technology is told. */
    public val accessibility: NodeAccessibility? = null,
    /** JavaFX properties. */
    public val fx: NodeFx? = null,
    /** Rows of a virtualized control. */
    public val virtualization: Virtualization? = null,
    /** The rows that were asked for; absent where they were not, or where it has none. */
    public val rows: ReadRows? = null,
    /** Reported children in the toolkit's order. */
    public val children: List<UiNode>,
    /** How many direct children were left out; absent when none were. */
    public val childrenOmitted: Long? = null,
)

/** The content of a window. */
@Serializable
public data class UiScene(
    /** Names of the author stylesheets. */
    public val stylesheets: List<String>? = null,
    /** The root of the reported tree. */
    public val root: UiNode,
)

/** The windows of the application and their nodes, captured in one turn of the FX Application Thread. */
@Serializable
public data class UiSnapshot(
    /** Contract and version that the server speaks. */
    public val schema: String,
    /** When the tree was captured: RFC 3339, UTC. */
    public val capturedAt: String,
    /** The application. */
    public val app: AppInfo,
    /** Where the focus is. */
    public val focus: FocusInfo,
    /** The selected windows and the popups that they own, in order. */
    public val stages: List<UiStage>,
)

/** A showing window. */
@Serializable
public data class UiStage(
    /** Its place in the order of windows. */
    public val stageIndex: Long,
    /** Names it for as long as the application runs. */
    public val windowId: WindowId,
    /** Stage, dialog or popup. */
    public val kind: StageKind,
    /** Its title. */
    public val title: String? = null,
    /** Whether it is showing. */
    public val showing: Boolean,
    /** Whether it has the focus. */
    public val focused: Boolean,
    /** Whether other windows take no input while it shows. */
    public val modal: Boolean,
    /** Index of the window that owns it. */
    public val ownerStageIndex: Long? = null,
    /** The `windowId` of the window that owns it. */
    public val ownerId: WindowId? = null,
    /** The node that has the focus of its scene, whether or not the window has that of the desktop. */
    public val focusOwner: NodeRef? = null,
    /** Left edge on the screen. */
    public val x: Double? = null,
    /** Upper edge on the screen. */
    public val y: Double? = null,
    /** Width. */
    public val width: Double? = null,
    /** Height. */
    public val height: Double? = null,
    /** Its content. */
    public val scene: UiScene,
)

/** What a virtualized control holds, and what of it is on screen. */
@Serializable
public data class Virtualization(
    /** The control. */
    public val kind: VirtualizedKind,
    /** Number of items; of a tree that of the rows that the expanded branches give. */
    public val itemsCount: Long,
    /** The rows on screen; null when there are none. */
    public val visibleRange: RowRange? = null,
    /** Selected rows, ascending. */
    public val selectedIndices: List<Long>,
    /** Row that the focus model points to; null when none. */
    public val focusedIndex: Long? = null,
    /** Visible leaf columns in their order; only for tables. */
    public val columns: List<ColumnInfo>? = null,
    /** The rows on screen. */
    public val visibleCells: List<VisibleRow>,
)

/**
 * The control that only keeps the rows on screen as nodes. Other values may join: compare with the constants, and
 * expect more.
 */
@Serializable
@JvmInline
public value class VirtualizedKind(
    /** As on the wire. */
    public val value: String,
) {
    override fun toString(): String = value

    public companion object {
        public val LIST_VIEW: VirtualizedKind = VirtualizedKind("ListView")
        public val TABLE_VIEW: VirtualizedKind = VirtualizedKind("TableView")
        public val TREE_VIEW: VirtualizedKind = VirtualizedKind("TreeView")
        public val TREE_TABLE_VIEW: VirtualizedKind = VirtualizedKind("TreeTableView")
    }
}

/** One cell of a row on screen. */
@Serializable
public data class VisibleCell(
    /** Id of its column; null without one. */
    public val columnId: String? = null,
    /** What the cell shows. */
    public val text: String? = null,
)

/** One row on screen. */
@Serializable
public data class VisibleRow(
    /** The row's index among the items. */
    public val index: Long,
    /** The cell or row node that shows it now. It names the node, not the item. */
    public val rowRef: NodeRef,
    /** Its cells in the order of the columns. */
    public val cells: List<VisibleCell>,
)

/** A window by its `windowId`, or `current`. */
public typealias WindowChoice = String

/** Names a window for as long as the application runs: `w1`, `w2` and so on. */
public typealias WindowId = String

/** How much of it. */
@Serializable
public data class UiDiagnosticsInput(
    /** At most this many exceptions, the latest. Default: 5. */
    public val exceptions: Long? = null,
    /** At most this many lines of output, the last. Default: 20. */
    public val outputLines: Long? = null,
)

/** Which node. Exactly one of `ref`, `locator`. */
@Serializable
public data class UiGetNodeInput(
    /** The node. */
    public val ref: NodeRefInput? = null,
    /** The node, named by what a user sees; instead of `ref`. */
    public val locator: Locator? = null,
    /** Also its direct children. Default: false. */
    public val includeChildren: Boolean? = null,
    /** Also these rows of a list, table, tree, combo box or choice box, on screen or not. */
    public val rows: RowsRequest? = null,
)

/** Which windows, how deep, and which sections. */
@Serializable
public data class UiGetSnapshotInput(
    /** Which windows. Default: "focused". */
    public val stage: StageChoice? = null,
    /** Index of one window, alone or with `stage: focused`. */
    public val stageIndex: Long? = null,
    /** A window by its `windowId`, or `current`; alone, without `stage` and `stageIndex`. */
    public val window: WindowChoice? = null,
    /** How much of each node. Default: "compact". */
    public val mode: SnapshotMode? = null,
    /** Edges from the root; 0 is the root alone. Default: 8 in compact mode, 50 in full mode. */
    public val depth: Long? = null,
    /** Sections on or off, whatever the mode says. */
    public val include: SnapshotInclude? = null,
)

/** What the inspector shows first. */
@Serializable
public data class UiInspectInput(
    /** Another window, by its `windowId`. */
    public val window: WindowChoice? = null,
    /** The node to select, in whatever window it is found. */
    public val locator: Locator? = null,
)

/** What the inspector shows first. */
@Serializable
public data class UiInspectOutput(
    /** The window. */
    public val windowId: WindowId,
    /** The node that is selected; null when none was asked for. */
    public val selected: NodeRef? = null,
)

/** Where to look, how much of it, and since when. */
@Serializable
public data class UiLookInput(
    /** Another window, by its `windowId`. */
    public val window: WindowChoice? = null,
    /** Only the node that this names, and what is below it. */
    public val within: Locator? = null,
    /** Only what has changed since that look. */
    public val since: Revision? = null,
    /** Most bytes of the outline. Default: 16384. */
    public val maxBytes: Long? = null,
)

/** What to do. */
@Serializable
public data class UiPerformInput(
    /** The actions in their order. */
    public val actions: List<Action>,
    /** Answer only when the effect is visible to the next call. Default: true. */
    public val awaitUiIdle: Boolean? = null,
    /** Deadline of the whole call. Default: 5000. */
    public val timeoutMs: Long? = null,
)

/** What became of the actions. */
@Serializable
public data class UiPerformOutput(
    /** One result an action, in order. */
    public val results: List<ActionResult>,
)

/** What to find, and where. */
@Serializable
public data class UiQueryInput(
    /** Where to search. Default: the focused window; with `within`, all windows. */
    public val scope: QueryScope? = null,
    /** Only what is below the node that this names. */
    public val within: Locator? = null,
    /** What to find. */
    public val selector: Selector,
    /** At most this many matches. Default: 50. */
    public val limit: Long? = null,
)

/** The nodes found. */
@Serializable
public data class UiQueryOutput(
    /** Matches in document order. */
    public val matches: List<NodeMatch>,
    /** True when the limit cut the list. */
    public val truncated: Boolean? = null,
    /** How many nodes match, when the list was cut. */
    public val total: Long? = null,
    /** Where it looked, when nothing matches. */
    public val searched: SearchedPlace? = null,
    /** What comes nearest, at most three nodes, when nothing matches. */
    public val nearest: List<NodeMatch>? = null,
)

/** Of what, how large, and with which marks. */
@Serializable
public data class UiScreenshotInput(
    /** Index of the window. Default: the focused one. */
    public val stageIndex: Long? = null,
    /** A window by its `windowId`, or `current`; alone, without `stageIndex`. */
    public val window: WindowChoice? = null,
    /** Only the node that this names, in whatever window it is found, or in that of `window` or `stageIndex`. */
    public val locator: Locator? = null,
    /** Most pixels across; a larger picture is scaled down. */
    public val maxWidth: Long? = null,
    /** Most pixels down; a larger picture is scaled down. */
    public val maxHeight: Long? = null,
    /** Draw a box with its uid around each line of the look. Default: false. */
    public val annotate: Boolean? = null,
)

/** The picture. */
@Serializable
public data class UiScreenshotOutput(
    /** Always image/png. */
    @EncodeDefault
    public val contentType: String = "image/png",
    /** The PNG in Base64. */
    public val dataBase64: String,
    /** Pixels of the picture for one of the window; only with `maxWidth` or `maxHeight`. */
    public val scale: Double? = null,
    /** The boxes that were drawn, in pixels of the picture; only with `annotate`. */
    public val annotations: List<Annotation>? = null,
)
