// The runner that the tests of the Kotlin client start; testing/language.ts says what it has to do.

import kotlinx.coroutines.runBlocking
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import mcpjavafxui.client.McpJavafxUiClient

fun main(args: Array<String>) {
    when (args.firstOrNull()) {
        "vectors" -> vectors(System.getProperty("models", "mcpjavafxui.client"))
        "scenario" -> connected(args[1], args[2]) { Scenario(it).run() }
        "future" -> connected(args[1], args[2]) { future(it) }
        else -> error("Expected vectors, scenario or future.")
    }
}

private fun connected(url: String, token: String, act: suspend (McpJavafxUiClient) -> Unit) = runBlocking {
    val client = McpJavafxUiClient.connect(url, token)
    try {
        act(client)
    } finally {
        client.close()
    }
}

fun write(step: String, vararg facts: Pair<String, Any?>) {
    println(json(mapOf("step" to step, *facts)))
}

private fun json(value: Any?): JsonElement = when (value) {
    null -> JsonNull
    is JsonElement -> value
    is Map<*, *> -> JsonObject(value.entries.associate { (key, member) -> key.toString() to json(member) })
    is List<*> -> JsonArray(value.map(::json))
    is Number -> JsonPrimitive(value)
    is Boolean -> JsonPrimitive(value)
    // Open enums are written as their value.
    else -> JsonPrimitive(value.toString())
}
