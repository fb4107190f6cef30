import java.util.List;
import mcpjavafxui.client.McpJavafxUiAsyncClient;
import mcpjavafxui.client.McpJavafxUiException;
import mcpjavafxui.client.model.Selector;
import mcpjavafxui.client.model.TypeTextAction;
import mcpjavafxui.client.model.UiPerformInput;
import mcpjavafxui.client.model.UiQueryInput;

/** What testing/future.ts says, with the client that doesn't block. */
final class Future {

  private Future() {}

  static void run(McpJavafxUiAsyncClient client) {
    var stages =
        client.uiGetSnapshot().block().stages().stream()
            .map(stage -> Main.map("stageIndex", stage.stageIndex(), "kind", stage.kind()))
            .toList();
    Main.write("snapshot", "stages", stages);

    var output = client.uiPerform(new UiPerformInput(List.of(new TypeTextAction("x")))).block();
    Main.write("perform", "results", output.results());

    try {
      client.uiQuery(new UiQueryInput(new Selector().withCss("#x"))).block();
    } catch (McpJavafxUiException error) {
      Main.write(
          "error", "code", error.code(), "message", error.getMessage(), "details", error.details());
    }

    try {
      client.uiScreenshot().block();
      Main.write("no envelope", "failed", false);
    } catch (IllegalStateException failure) {
      Main.write("no envelope", "failed", true);
    }
  }
}
