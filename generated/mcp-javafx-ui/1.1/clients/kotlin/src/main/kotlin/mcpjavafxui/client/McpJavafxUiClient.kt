// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang kotlin`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client

import io.ktor.client.HttpClient
import io.ktor.client.engine.java.Java
import io.ktor.client.plugins.sse.SSE
import io.ktor.client.request.bearerAuth
import io.modelcontextprotocol.kotlin.sdk.client.Client
import io.modelcontextprotocol.kotlin.sdk.client.StreamableHttpClientTransport
import io.modelcontextprotocol.kotlin.sdk.shared.RequestOptions
import io.modelcontextprotocol.kotlin.sdk.types.CallToolRequest
import io.modelcontextprotocol.kotlin.sdk.types.CallToolRequestParams
import io.modelcontextprotocol.kotlin.sdk.types.Implementation
import io.modelcontextprotocol.kotlin.sdk.types.McpException
import java.net.http.HttpClient.Version
import kotlin.time.Duration.Companion.seconds
import kotlinx.serialization.KSerializer
import kotlinx.serialization.json.jsonObject

/** MCP JavaFX UI 1.1. How an agent sees and drives a JavaFX application over the Model Context Protocol. */
public class McpJavafxUiClient private constructor(
    private val session: Client,
    private val http: HttpClient?,
) {
    /** A client over a session that is connected; it is closed together with this client. */
    public constructor(session: Client) : this(session, null)

    /**
     * Look at the UI. Shows what a user of the running JavaFX application sees: the current window and its popups line
     * by line, other windows in one line each. A line is uid, type, #id, "name", =value, states. Start here; pass the
     * last revision as since to see only what has changed.
     *
     * @throws McpJavafxUiException MCP_UI_NO_STAGES, MCP_UI_NODE_NOT_FOUND, MCP_UI_STALE_REF, MCP_UI_AMBIGUOUS,
     * MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT, MCP_UI_BUSY, MCP_UI_INTERNAL
     */
    public suspend fun uiLook(input: UiLookInput = UiLookInput()): UiLook =
        call("ui_look", UiLookInput.serializer(), input, UiLook.serializer())

    /**
     * Read the UI. Reads the scene graph of the focused window as data, or of the windows that stage, stageIndex or
     * window selects. Its text has a line for each node: uid, type, #id, "text", state; "+n" counts children below the
     * depth. For what a user sees, call ui_look.
     *
     * @throws McpJavafxUiException MCP_UI_NO_STAGES, MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT,
     * MCP_UI_BUSY, MCP_UI_INTERNAL
     */
    public suspend fun uiGetSnapshot(input: UiGetSnapshotInput = UiGetSnapshotInput()): UiSnapshot =
        call("ui_get_snapshot", UiGetSnapshotInput.serializer(), input, UiSnapshot.serializer())

    /**
     * Find nodes. Finds nodes by CSS selector (#id, .class, Type, descendants), by visible text, by a predicate, or by
     * several of these at once, in document order. within searches below one node. The answer has a uid for each match.
     *
     * @throws McpJavafxUiException MCP_UI_NO_STAGES, MCP_UI_NODE_NOT_FOUND, MCP_UI_STALE_REF, MCP_UI_AMBIGUOUS,
     * MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT, MCP_UI_BUSY, MCP_UI_INTERNAL
     */
    public suspend fun uiQuery(input: UiQueryInput): UiQueryOutput =
        call("ui_query", UiQueryInput.serializer(), input, UiQueryOutput.serializer())

    /**
     * Read one node. Reads everything about one node: text, value, state, bounds, accessibility, properties, rows of a
     * table or list. Name it by its uid or a locator.
     *
     * @throws McpJavafxUiException MCP_UI_NODE_NOT_FOUND, MCP_UI_STALE_REF, MCP_UI_AMBIGUOUS, MCP_UI_INVALID_INPUT,
     * MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT, MCP_UI_BUSY, MCP_UI_INTERNAL
     */
    public suspend fun uiGetNode(input: UiGetNodeInput): UiNode =
        call("ui_get_node", UiGetNodeInput.serializer(), input, UiNode.serializer())

    /**
     * Act on the UI. Carries out actions one after the other, as a user would. Stops at the first that fails and says
     * which and why. typeText and pressKey go to the focus owner of the window of the last target.
     *
     * @throws McpJavafxUiException MCP_UI_ACTION_FAILED, MCP_UI_NO_STAGES, MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED,
     * MCP_UI_TIMEOUT, MCP_UI_BUSY, MCP_UI_INTERNAL
     */
    public suspend fun uiPerform(input: UiPerformInput): UiPerformOutput =
        call("ui_perform", UiPerformInput.serializer(), input, UiPerformOutput.serializer())

    /**
     * Take a picture. Takes a PNG of one window as it looks now, or of one node by its locator. annotate draws a box
     * with its uid around each line of the look. A server may be without it.
     *
     * @throws McpJavafxUiException MCP_UI_NO_STAGES, MCP_UI_NODE_NOT_FOUND, MCP_UI_STALE_REF, MCP_UI_AMBIGUOUS,
     * MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT, MCP_UI_BUSY, MCP_UI_INTERNAL
     */
    public suspend fun uiScreenshot(input: UiScreenshotInput = UiScreenshotInput()): UiScreenshotOutput =
        call("ui_screenshot", UiScreenshotInput.serializer(), input, UiScreenshotOutput.serializer())

    /**
     * Diagnose the application. Tells how the application is, also while it hangs or is gone: uncaught exceptions with
     * their stacks, the last lines of its output, what the FX thread is busy with, pulses, memory, and what this
     * attachment can't do. A server may be without it.
     *
     * @throws McpJavafxUiException MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT, MCP_UI_BUSY,
     * MCP_UI_INTERNAL
     */
    public suspend fun uiDiagnostics(input: UiDiagnosticsInput = UiDiagnosticsInput()): UiDiagnostics =
        call("ui_diagnostics", UiDiagnosticsInput.serializer(), input, UiDiagnostics.serializer())

    /**
     * Open the inspector. Opens the inspector for the user: a view in the host that shows the windows of the
     * application and their nodes. It is for people; read what the application shows with ui_look. A server may be
     * without it.
     *
     * @throws McpJavafxUiException MCP_UI_NO_STAGES, MCP_UI_NODE_NOT_FOUND, MCP_UI_STALE_REF, MCP_UI_AMBIGUOUS,
     * MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT, MCP_UI_BUSY, MCP_UI_INTERNAL
     */
    public suspend fun uiInspect(input: UiInspectInput = UiInspectInput()): UiInspectOutput =
        call("ui_inspect", UiInspectInput.serializer(), input, UiInspectOutput.serializer())

    /** Ends the session, also at a server that keeps it. */
    public suspend fun close() {
        try {
            (session.transport as? StreamableHttpClientTransport)?.terminateSession()
            session.close()
        } finally {
            http?.close()
        }
    }

    private suspend fun <I, O> call(tool: String, input: KSerializer<I>, value: I, output: KSerializer<O>): O {
        val arguments = wireFormat.encodeToJsonElement(input, value).jsonObject
        val request = CallToolRequest(CallToolRequestParams(name = tool, arguments = arguments))
        val result = try {
            session.callTool(request, RequestOptions(timeout = PATIENCE))
        } catch (error: McpException) {
            throw meaningOf(error)
        }
        return outputOf(tool, result, output)
    }

    public companion object {
        /** Longer than any deadline that a tool takes: the server's own answer comes first. */
        private val PATIENCE = 90.seconds

        /** A picture of a large UI is a large answer. */
        private const val MAX_EVENT_BYTES = 256 * 1024 * 1024

        /**
         * Connects over HTTP to the MCP endpoint, such as `http://127.0.0.1:7777/mcp`; without a token when the
         * server asks for none.
         */
        public suspend fun connect(url: String, token: String? = null): McpJavafxUiClient {
            val http = HttpClient(Java) {
                // Without the offer to upgrade, which not every server behind plain HTTP understands.
                engine { protocolVersion = Version.HTTP_1_1 }
                install(SSE)
            }
            try {
                val session = Client(Implementation("mcp-javafx-ui-client-kotlin", "1.1.0"))
                session.connect(
                    StreamableHttpClientTransport(http, url, maxInlineSseEventSize = MAX_EVENT_BYTES) {
                        token?.let { bearerAuth(it) }
                    },
                )
                return McpJavafxUiClient(session, http)
            } catch (failure: Throwable) {
                http.close()
                throw failure
            }
        }
    }
}
