import java.util.List;
import mcpjavafxui.client.McpJavafxUiClient;
import mcpjavafxui.client.McpJavafxUiException;
import mcpjavafxui.client.model.Selector;
import mcpjavafxui.client.model.TypeTextAction;
import mcpjavafxui.client.model.UiPerformInput;
import mcpjavafxui.client.model.UiQueryInput;

/** What testing/future.ts says. */
final class Future {

  private Future() {}

  static void run(McpJavafxUiClient client) {
    var stages =
        client.uiGetSnapshot().stages().stream()
            .map(stage -> Main.map("stageIndex", stage.stageIndex(), "kind", stage.kind()))
            .toList();
    Main.write("snapshot", "stages", stages);

    var output = client.uiPerform(new UiPerformInput(List.of(new TypeTextAction("x"))));
    Main.write("perform", "results", output.results());

    try {
      client.uiQuery(new UiQueryInput(new Selector().withCss("#x")));
    } catch (McpJavafxUiException error) {
      Main.write(
          "error", "code", error.code(), "message", error.getMessage(), "details", error.details());
    }

    try {
      client.uiScreenshot();
      Main.write("no envelope", "failed", false);
    } catch (IllegalStateException failure) {
      Main.write("no envelope", "failed", true);
    }
  }
}
