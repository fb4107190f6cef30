// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang kotlin`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpuiplatform.client

import io.modelcontextprotocol.kotlin.sdk.types.CallToolResult
import io.modelcontextprotocol.kotlin.sdk.types.McpException
import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/** How the models look on the wire: unknown members are ignored, and what is absent is not written. */
public val wireFormat: Json = Json { ignoreUnknownKeys = true }

/** The numbers that stand for the codes when a server answers with a JSON-RPC error. */
private val codes: Map<Int, ErrorCode> = mapOf(
    -31101 to ErrorCode.NOT_CONFIGURED,
    -31102 to ErrorCode.NOT_STARTED,
    -31103 to ErrorCode.ALREADY_RUNNING,
    -31104 to ErrorCode.CANNOT_RECONFIGURE,
    -31105 to ErrorCode.INVALID_INPUT,
    -31106 to ErrorCode.SESSION_NOT_FOUND,
    -31107 to ErrorCode.LUA_ERROR,
    -31108 to ErrorCode.TIMEOUT,
    -31109 to ErrorCode.IO,
    -31110 to ErrorCode.INTERNAL,
)

internal fun <O> outputOf(tool: String, result: CallToolResult, output: KSerializer<O>): O {
    val content = result.structuredContent
    if (result.isError == true) throw told(content) ?: badReply(tool, "an error without its code: ${result.content}")
    if (content == null) throw badReply(tool, "text only; switch its structured content on")
    return try {
        wireFormat.decodeFromJsonElement(output, content)
    } catch (mismatch: SerializationException) {
        throw badReply(tool, "something else than the contract says", mismatch)
    }
}

/** What a JSON-RPC error stands for: an error of the contract, or itself. */
internal fun meaningOf(error: McpException): Exception {
    val data = error.data
    val told = told(data) ?: data?.let { told(JsonObject(mapOf("error" to it))) }
    val code = codes[error.code]
    return told ?: if (code == null) error else McpUiPlatformException(code, error.message.orEmpty(), JsonObject(emptyMap()))
}

private fun told(envelope: JsonElement?): McpUiPlatformException? = try {
    envelope?.let {
        val error = wireFormat.decodeFromJsonElement(ErrorEnvelope.serializer(), it).error
        McpUiPlatformException(error.code, error.message, error.details)
    }
} catch (_: SerializationException) {
    null
}

private fun badReply(tool: String, what: String, cause: Throwable? = null) =
    IllegalStateException("The server answered $tool with $what.", cause)
