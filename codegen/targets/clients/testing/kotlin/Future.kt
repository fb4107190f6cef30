import mcpjavafxui.client.McpJavafxUiClient
import mcpjavafxui.client.McpJavafxUiException
import mcpjavafxui.client.Selector
import mcpjavafxui.client.TypeTextAction
import mcpjavafxui.client.UiPerformInput
import mcpjavafxui.client.UiQueryInput

/** What testing/future.ts says. */
suspend fun future(client: McpJavafxUiClient) {
    val stages = client.uiGetSnapshot().stages
    write("snapshot", "stages" to stages.map { mapOf("stageIndex" to it.stageIndex, "kind" to it.kind) })

    val results = client.uiPerform(UiPerformInput(listOf(TypeTextAction("x")))).results
    write("perform", "results" to results.map { mapOf("ok" to it.ok, "type" to it.type) })

    try {
        client.uiQuery(UiQueryInput(selector = Selector(css = "#x")))
    } catch (error: McpJavafxUiException) {
        write("error", "code" to error.code, "message" to error.message, "details" to error.details)
    }

    try {
        client.uiScreenshot()
        write("no envelope", "failed" to false)
    } catch (_: IllegalStateException) {
        write("no envelope", "failed" to true)
    }
}
