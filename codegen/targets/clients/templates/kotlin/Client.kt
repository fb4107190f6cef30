{{header}}
package {{package}}

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

{{doc}}public class {{client}} private constructor(
    private val session: Client,
    private val http: HttpClient?,
) {
    /** A client over a session that is connected; it is closed together with this client. */
    public constructor(session: Client) : this(session, null)

{{functions}}
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
        public suspend fun connect(url: String, token: String? = null): {{client}} {
            val http = HttpClient(Java) {
                // Without the offer to upgrade, which not every server behind plain HTTP understands.
                engine { protocolVersion = Version.HTTP_1_1 }
                install(SSE)
            }
            try {
                val session = Client(Implementation({{clientName}}, {{clientVersion}}))
                session.connect(
                    StreamableHttpClientTransport(http, url, maxInlineSseEventSize = MAX_EVENT_BYTES) {
                        token?.let { bearerAuth(it) }
                    },
                )
                return {{client}}(session, http)
            } catch (failure: Throwable) {
                http.close()
                throw failure
            }
        }
    }
}
