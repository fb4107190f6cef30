// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang kotlin`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpuiplatform.client

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

/**
 * MCP UI Platform 1.0. How an agent configures, starts, programs and shows a web user interface over the Model Context
 * Protocol.
 */
public class McpUiPlatformClient private constructor(
    private val session: Client,
    private val http: HttpClient?,
) {
    /** A client over a session that is connected; it is closed together with this client. */
    public constructor(session: Client) : this(session, null)

    /**
     * Configure the platform. Prepares a folder for the user interface and reads its configuration; the first call to
     * make. The folder and its log folder are created where they are missing. Lua code lives in lua/, views in
     * viewdefs/, the configuration in config/config.toml below it. Call it again to choose another folder, as long as
     * the server has not been started.
     *
     * @throws McpUiPlatformException UI_IO, UI_CANNOT_RECONFIGURE, UI_INVALID_INPUT, UI_INTERNAL
     */
    public suspend fun uiConfigure(input: ConfigureInput): ConfigureOutput =
        call("ui_configure", ConfigureInput.serializer(), input, ConfigureOutput.serializer())

    /**
     * Start the web server. Starts the web server on a free port of this machine, creates session 1 and runs its
     * main.lua. The answer is the base URL.
     *
     * @throws McpUiPlatformException UI_IO, UI_NOT_CONFIGURED, UI_ALREADY_RUNNING, UI_INVALID_INPUT, UI_INTERNAL
     */
    public suspend fun uiStart(input: StartInput = StartInput): StartOutput =
        call("ui_start", StartInput.serializer(), input, StartOutput.serializer())

    /**
     * Run Lua code. Runs Lua 5.4 code in a session and answers its first result as JSON. The global session gives
     * access to the application: return session:getApp().contacts\[1].firstName. What the code changes shows in
     * connected browsers at once. Anything that JSON cannot say (a function, a cycle) comes back as {"non-json": "…"}.
     * What print writes goes to the log file.
     *
     * @throws McpUiPlatformException UI_LUA_ERROR, UI_TIMEOUT, UI_SESSION_NOT_FOUND, UI_NOT_CONFIGURED, UI_NOT_STARTED,
     * UI_INVALID_INPUT, UI_INTERNAL
     */
    public suspend fun uiRun(input: RunInput): RunOutput =
        call("ui_run", RunInput.serializer(), input, RunOutput.serializer())

    /**
     * Upload a view. Adds or replaces the view of a presenter type. Connected browsers get it at once and render again
     * what it concerns, without a reload. The content is one template element with bindings: ui-value, ui-action,
     * ui-attr-*, ui-class-*, ui-style-*, ui-event-*, ui-view, ui-viewlist, ui-namespace.
     *
     * @throws McpUiPlatformException UI_NOT_CONFIGURED, UI_NOT_STARTED, UI_INVALID_INPUT, UI_INTERNAL
     */
    public suspend fun uiUploadViewdef(input: UploadViewdefInput): UploadViewdefOutput =
        call("ui_upload_viewdef", UploadViewdefInput.serializer(), input, UploadViewdefOutput.serializer())

    /**
     * Open the browser. Opens the user interface of a session in the default browser of the person. With conserve,
     * which is the default, a tab that shows the session already stays the only one.
     *
     * @throws McpUiPlatformException UI_IO, UI_SESSION_NOT_FOUND, UI_NOT_CONFIGURED, UI_NOT_STARTED, UI_INVALID_INPUT,
     * UI_INTERNAL
     */
    public suspend fun uiOpenBrowser(input: OpenBrowserInput = OpenBrowserInput()): OpenBrowserOutput =
        call("ui_open_browser", OpenBrowserInput.serializer(), input, OpenBrowserOutput.serializer())

    /**
     * Look at the application. Answers variable 1 of a session: the application that people see. Look into its value
     * with ui_run.
     *
     * @throws McpUiPlatformException UI_SESSION_NOT_FOUND, UI_NOT_CONFIGURED, UI_NOT_STARTED, UI_INVALID_INPUT,
     * UI_INTERNAL
     */
    public suspend fun uiGetState(input: GetStateInput = GetStateInput()): GetStateOutput =
        call("ui_get_state", GetStateInput.serializer(), input, GetStateOutput.serializer())

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
        public suspend fun connect(url: String, token: String? = null): McpUiPlatformClient {
            val http = HttpClient(Java) {
                // Without the offer to upgrade, which not every server behind plain HTTP understands.
                engine { protocolVersion = Version.HTTP_1_1 }
                install(SSE)
            }
            try {
                val session = Client(Implementation("mcp-ui-platform-client-kotlin", "1.0.0"))
                session.connect(
                    StreamableHttpClientTransport(http, url, maxInlineSseEventSize = MAX_EVENT_BYTES) {
                        token?.let { bearerAuth(it) }
                    },
                )
                return McpUiPlatformClient(session, http)
            } catch (failure: Throwable) {
                http.close()
                throw failure
            }
        }
    }
}
