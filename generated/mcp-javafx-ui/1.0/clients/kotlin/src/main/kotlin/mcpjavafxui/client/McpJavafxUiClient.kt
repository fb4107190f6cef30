// Generated from mcp-javafx-ui/1.0 by `mcp-javafx-ui generate --lang kotlin`.
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

/** MCP JavaFX UI 1.0. How an agent sees and drives a JavaFX application over the Model Context Protocol. */
public class McpJavafxUiClient private constructor(
    private val session: Client,
    private val http: HttpClient?,
) {
    /** A client over a session that is connected; it is closed together with this client. */
    public constructor(session: Client) : this(session, null)

    /**
     * Read the UI. Reads the focused window of the running JavaFX application, or the windows that stage or stageIndex
     * selects, with their popups and nodes. The text is an outline, one line a node: uid, type, #id, "text" and state.
     * Start here; use the uids of the outline in ui_perform and ui_get_node. A node marked with "+n" has n children
     * below the depth: ask again with a greater depth, or use ui_get_node with includeChildren.
     *
     * @throws McpJavafxUiException MCP_UI_NO_STAGES, MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT,
     * MCP_UI_BUSY, MCP_UI_INTERNAL
     */
    public suspend fun uiGetSnapshot(input: UiGetSnapshotInput = UiGetSnapshotInput()): UiSnapshot =
        call("ui_get_snapshot", UiGetSnapshotInput.serializer(), input, UiSnapshot.serializer())

    /**
     * Find nodes. Finds nodes by CSS selector (#id, .class, Type, descendants), by visible text, or by a predicate, in
     * document order. Give exactly one of css, text and predicate. The answer has a uid for each match.
     *
     * @throws McpJavafxUiException MCP_UI_NO_STAGES, MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT,
     * MCP_UI_BUSY, MCP_UI_INTERNAL
     */
    public suspend fun uiQuery(input: UiQueryInput): UiQueryOutput =
        call("ui_query", UiQueryInput.serializer(), input, UiQueryOutput.serializer())

    /**
     * Read one node. Reads everything about one node: text, value, state, bounds, accessibility, properties, rows of a
     * table or list. Name it by the uid that a snapshot or query gave.
     *
     * @throws McpJavafxUiException MCP_UI_NODE_NOT_FOUND, MCP_UI_STALE_REF, MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED,
     * MCP_UI_TIMEOUT, MCP_UI_BUSY, MCP_UI_INTERNAL
     */
    public suspend fun uiGetNode(input: UiGetNodeInput): UiNode =
        call("ui_get_node", UiGetNodeInput.serializer(), input, UiNode.serializer())

    /**
     * Act on the UI. Carries out actions one after the other, as a user would: focus, click, typeText, setText,
     * pressKey, scroll. Stops at the first that fails and says which and why. typeText and pressKey go to the focus
     * owner of the window of the last target. Rows of a ListView, TableView, TreeView or TreeTableView are addressed by
     * target.item.
     *
     * @throws McpJavafxUiException MCP_UI_ACTION_FAILED, MCP_UI_NO_STAGES, MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED,
     * MCP_UI_TIMEOUT, MCP_UI_BUSY, MCP_UI_INTERNAL
     */
    public suspend fun uiPerform(input: UiPerformInput): UiPerformOutput =
        call("ui_perform", UiPerformInput.serializer(), input, UiPerformOutput.serializer())

    /**
     * Take a picture. Takes a PNG of one window as it looks now. A server may be without it.
     *
     * @throws McpJavafxUiException MCP_UI_NO_STAGES, MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT,
     * MCP_UI_BUSY, MCP_UI_INTERNAL
     */
    public suspend fun uiScreenshot(input: UiScreenshotInput = UiScreenshotInput()): UiScreenshotOutput =
        call("ui_screenshot", UiScreenshotInput.serializer(), input, UiScreenshotOutput.serializer())

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
                val session = Client(Implementation("mcp-javafx-ui-client-kotlin", "1.0.0"))
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
