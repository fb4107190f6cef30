// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang kotlin`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client

import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.decodeFromJsonElement

/** What a tool answered instead of its output. */
public class McpJavafxUiException(
    /** Stable, for programs. */
    public val code: ErrorCode,
    /** A sentence, for people. */
    override val message: String,
    /** More, by code. */
    public val details: JsonObject,
) : Exception(message) {
    /** The details as the class that the contract has for those of this code. */
    public inline fun <reified T> detailsAs(): T = wireFormat.decodeFromJsonElement<T>(details)

    override fun toString(): String = "${this::class.qualifiedName}: $code: $message"
}
