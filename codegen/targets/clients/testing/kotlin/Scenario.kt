import mcpjavafxui.client.Action
import mcpjavafxui.client.ActionFailedDetails
import mcpjavafxui.client.ActionResult
import mcpjavafxui.client.ActionTarget
import mcpjavafxui.client.ClickAction
import mcpjavafxui.client.FocusAction
import mcpjavafxui.client.InvalidInputDetails
import mcpjavafxui.client.McpJavafxUiClient
import mcpjavafxui.client.McpJavafxUiException
import mcpjavafxui.client.NodeRefInput
import mcpjavafxui.client.RefDetails
import mcpjavafxui.client.Selector
import mcpjavafxui.client.SetTextAction
import mcpjavafxui.client.SnapshotMode
import mcpjavafxui.client.TextMatch
import mcpjavafxui.client.TimeoutDetails
import mcpjavafxui.client.UiGetNodeInput
import mcpjavafxui.client.UiGetSnapshotInput
import mcpjavafxui.client.UiNode
import mcpjavafxui.client.UiPerformInput
import mcpjavafxui.client.UiQueryInput
import kotlinx.serialization.json.jsonPrimitive

/** What testing/scenario.ts says. */
class Scenario(private val client: McpJavafxUiClient) {
    suspend fun run() {
        snapshot()
        query()
        act()
        stale()
        failed()
        invalid()
        timeout()
    }

    private suspend fun snapshot() {
        val snapshot = client.uiGetSnapshot(UiGetSnapshotInput(mode = SnapshotMode.FULL))
        val stage = snapshot.stages.first()
        val root = stage.scene.root
        val rows = below(root, "list")!!.virtualization!!
        write(
            "snapshot",
            "schema" to snapshot.schema,
            "stageIndex" to stage.stageIndex,
            "kind" to stage.kind,
            "title" to stage.title,
            "root" to mapOf("id" to root.id, "type" to root.type),
            "list" to mapOf("firstRow" to rows.visibleRange?.from, "itemsCount" to rows.itemsCount),
        )
    }

    private suspend fun query() {
        val output = client.uiQuery(UiQueryInput(selector = Selector(text = "Submit", match = TextMatch.EQUALS)))
        val matches = output.matches.map { mapOf("type" to it.type, "id" to it.id, "summary" to it.summary) }
        write("query", "matches" to matches, "truncated" to output.truncated)
    }

    private suspend fun act() {
        val results = perform(
            SetTextAction(find("#name"), "Ada"),
            SetTextAction(find("#email"), "ada@example.org"),
            ClickAction(target = find("#submit")),
        )
        val status = client.uiGetNode(UiGetNodeInput(find("#status").ref))
        write("act", "results" to results.map { mapOf("ok" to it.ok, "type" to it.type) }, "status" to status.text?.label)
    }

    private suspend fun stale() {
        val victim = find("#victim").ref
        perform(ClickAction(target = find("#remove")))
        val error = failureOf { client.uiGetNode(UiGetNodeInput(victim)) }
        val sent = error.detailsAs<RefDetails>().ref["uid"]?.jsonPrimitive?.content
        write("stale", "code" to error.code, "sameUid" to (sent == victim.uid))
    }

    private suspend fun failed() {
        val target = find("#disabled-button")
        val error = failureOf { perform(ClickAction(target = target)) }
        val details = error.detailsAs<ActionFailedDetails>()
        write(
            "failed",
            "code" to error.code,
            "failedIndex" to details.failedIndex,
            "reason" to details.reason,
            "results" to details.results.size,
        )
    }

    private suspend fun invalid() {
        val error = failureOf { client.uiQuery(UiQueryInput(selector = Selector(css = ":::"))) }
        val issues = error.detailsAs<InvalidInputDetails>().issues
        write("invalid", "code" to error.code, "pointers" to issues.map { it.pointer })
    }

    private suspend fun timeout() {
        val email = find("#email")
        val hang = find("#hang")
        perform(SetTextAction(find("#hang-ms"), "10000"))
        client.uiPerform(UiPerformInput(listOf(ClickAction(target = hang)), awaitUiIdle = false))
        val error = failureOf { client.uiPerform(UiPerformInput(listOf(FocusAction(email)), timeoutMs = 300)) }
        write("timeout", "code" to error.code, "timeoutMs" to error.detailsAs<TimeoutDetails>().timeoutMs)
    }

    private suspend fun find(css: String): ActionTarget {
        val match = client.uiQuery(UiQueryInput(selector = Selector(css = css))).matches.single()
        return ActionTarget(NodeRefInput(uid = match.ref.uid))
    }

    private suspend fun perform(vararg actions: Action): List<ActionResult> =
        client.uiPerform(UiPerformInput(actions.toList())).results

    private suspend fun failureOf(call: suspend () -> Unit): McpJavafxUiException {
        try {
            call()
        } catch (error: McpJavafxUiException) {
            return error
        }
        error("Expected the call to fail.")
    }

    private fun below(node: UiNode, id: String): UiNode? =
        if (node.id == id) node else node.children.firstNotNullOfOrNull { below(it, id) }
}
