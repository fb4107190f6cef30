import java.util.List;
import java.util.Map;
import java.util.Objects;
import mcpjavafxui.client.McpJavafxUiClient;
import mcpjavafxui.client.McpJavafxUiException;
import mcpjavafxui.client.model.Action;
import mcpjavafxui.client.model.ActionFailedDetails;
import mcpjavafxui.client.model.ActionTarget;
import mcpjavafxui.client.model.ClickAction;
import mcpjavafxui.client.model.FocusAction;
import mcpjavafxui.client.model.InputIssue;
import mcpjavafxui.client.model.InvalidInputDetails;
import mcpjavafxui.client.model.NodeRefInput;
import mcpjavafxui.client.model.RefDetails;
import mcpjavafxui.client.model.Selector;
import mcpjavafxui.client.model.SetTextAction;
import mcpjavafxui.client.model.SnapshotMode;
import mcpjavafxui.client.model.TextMatch;
import mcpjavafxui.client.model.TimeoutDetails;
import mcpjavafxui.client.model.UiGetNodeInput;
import mcpjavafxui.client.model.UiGetSnapshotInput;
import mcpjavafxui.client.model.UiNode;
import mcpjavafxui.client.model.UiPerformInput;
import mcpjavafxui.client.model.UiQueryInput;

/** What testing/scenario.ts says. */
final class Scenario {

  private final McpJavafxUiClient client;

  private Scenario(McpJavafxUiClient client) {
    this.client = client;
  }

  static void run(McpJavafxUiClient client) {
    var scenario = new Scenario(client);
    scenario.snapshot();
    scenario.query();
    scenario.act();
    scenario.stale();
    scenario.failed();
    scenario.invalid();
    scenario.timeout();
  }

  private void snapshot() {
    var snapshot = client.uiGetSnapshot(new UiGetSnapshotInput().withMode(SnapshotMode.FULL));
    var stage = snapshot.stages().get(0);
    var root = stage.scene().root();
    var rows = Objects.requireNonNull(below(root, "list").virtualization());
    Main.write(
        "snapshot",
        "schema", snapshot.schema(),
        "stageIndex", stage.stageIndex(),
        "kind", stage.kind(),
        "title", stage.title(),
        "root", Main.map("id", root.id(), "type", root.type()),
        "list", Main.map("firstRow", rows.visibleRange().from(), "itemsCount", rows.itemsCount()));
  }

  private void query() {
    var selector = new Selector().withText("Submit").withMatch(TextMatch.EQUALS);
    var output = client.uiQuery(new UiQueryInput(selector));
    List<Map<String, Object>> matches =
        output.matches().stream()
            .map(one -> Main.map("type", one.type(), "id", one.id(), "summary", one.summary()))
            .toList();
    Main.write("query", "matches", matches, "truncated", output.truncated());
  }

  private void act() {
    var output =
        perform(
            new SetTextAction(find("#name"), "Ada"),
            new SetTextAction(find("#email"), "ada@example.org"),
            new ClickAction().withTarget(find("#submit")));
    var status = client.uiGetNode(new UiGetNodeInput(find("#status").ref()));
    Main.write("act", "results", output, "status", Objects.requireNonNull(status.text()).label());
  }

  private void stale() {
    var victim = find("#victim").ref();
    perform(new ClickAction().withTarget(find("#remove")));
    var error = failureOf(() -> client.uiGetNode(new UiGetNodeInput(victim)));
    var sent = error.details(RefDetails.class).ref().get("uid");
    Main.write("stale", "code", error.code(), "sameUid", Objects.equals(sent, victim.uid()));
  }

  private void failed() {
    var click = new ClickAction().withTarget(find("#disabled-button"));
    var error = failureOf(() -> perform(click));
    var details = error.details(ActionFailedDetails.class);
    Main.write(
        "failed",
        "code", error.code(),
        "failedIndex", details.failedIndex(),
        "reason", details.reason(),
        "results", details.results().size());
  }

  private void invalid() {
    var selector = new Selector().withCss(":::");
    var error = failureOf(() -> client.uiQuery(new UiQueryInput(selector)));
    var issues = error.details(InvalidInputDetails.class).issues();
    Main.write(
        "invalid", "code", error.code(), "pointers", issues.stream().map(InputIssue::pointer).toList());
  }

  private void timeout() {
    var email = find("#email");
    var hang = new ClickAction().withTarget(find("#hang"));
    perform(new SetTextAction(find("#hang-ms"), "10000"));
    client.uiPerform(new UiPerformInput(List.of(hang)).withAwaitUiIdle(false));
    var late = new UiPerformInput(List.of(new FocusAction(email))).withTimeoutMs(300);
    var error = failureOf(() -> client.uiPerform(late));
    var details = error.details(TimeoutDetails.class);
    Main.write("timeout", "code", error.code(), "timeoutMs", details.timeoutMs());
  }

  private ActionTarget find(String css) {
    var matches = client.uiQuery(new UiQueryInput(new Selector().withCss(css))).matches();
    if (matches.size() != 1) throw new IllegalStateException(css + " matches " + matches);
    return new ActionTarget(new NodeRefInput().withUid(matches.get(0).ref().uid()));
  }

  private Object perform(Action... actions) {
    return client.uiPerform(new UiPerformInput(List.of(actions))).results();
  }

  private static McpJavafxUiException failureOf(Runnable call) {
    try {
      call.run();
    } catch (McpJavafxUiException error) {
      return error;
    }
    throw new IllegalStateException("Expected the call to fail.");
  }

  private static UiNode below(UiNode node, String id) {
    if (id.equals(node.id())) return node;
    for (UiNode child : node.children()) {
      UiNode found = below(child, id);
      if (found != null) return found;
    }
    return null;
  }
}
