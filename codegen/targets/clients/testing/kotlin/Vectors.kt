import kotlinx.serialization.KSerializer
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import kotlinx.serialization.serializer

/** Decodes and encodes each line with the models of a package. */
fun vectors(packageName: String) {
    val wireFormat = Class.forName("$packageName.WireKt").getMethod("getWireFormat").invoke(null) as Json
    generateSequence(::readlnOrNull).forEach { line ->
        val vector = Json.parseToJsonElement(line).jsonObject
        val type = vector.getValue("type").jsonPrimitive.content
        val serializer = serializerOf(packageName, type)
        val value = wireFormat.decodeFromJsonElement(serializer, vector.getValue("value"))
        val encoded = wireFormat.encodeToJsonElement(serializer, value)
        println(JsonObject(mapOf("type" to JsonPrimitive(type), "value" to encoded)))
    }
}

private fun serializerOf(packageName: String, type: String): KSerializer<Any> {
    val found = try {
        Class.forName("$packageName.$type")
    } catch (_: ClassNotFoundException) {
        // An alias is gone at run time.
        JsonElement::class.java
    }
    // On the wire a variant is always one of its union, which brings the tag.
    val union = found.interfaces.firstOrNull { it.packageName == packageName }
    return serializer(union ?: found)
}
