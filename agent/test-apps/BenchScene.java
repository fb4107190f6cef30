import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.fxml.FXMLLoader;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import javafx.stage.Window;

/**
 * Shows an FXML file and measures its own FX thread. Commands on standard input: {@code cpu} prints the
 * CPU time of that thread in nanoseconds; {@code bare} and {@code bare full} traverse the scene once,
 * reading of the nodes that the agent reports what the agent reads, and keeping nothing; {@code label TEXT}
 * changes the first label.
 */
public final class BenchScene extends Application {
  private Scene scene;
  private long sink;

  @Override
  public void start(Stage stage) throws Exception {
    scene = new Scene(FXMLLoader.<Parent>load(Path.of(getParameters().getRaw().get(0)).toUri().toURL()));
    stage.setTitle("Bench");
    stage.setScene(scene);
    stage.show();
    long thread = Thread.currentThread().getId();
    Thread commands = new Thread(() -> obey(thread));
    commands.setDaemon(true);
    commands.start();
  }

  private void obey(long fxThread) {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    try (BufferedReader in = new BufferedReader(new InputStreamReader(System.in))) {
      for (String line; (line = in.readLine()) != null; ) {
        String command = line;
        if (command.startsWith("bare")) onFxThread(() -> traverse(command.endsWith("full")));
        if (command.startsWith("label ")) onFxThread(() -> firstLabel(scene.getRoot()).setText(command.substring(6)));
        System.out.println(threads.getThreadCpuTime(fxThread));
      }
    } catch (java.io.IOException | InterruptedException | ExecutionException e) {
      System.err.println(e);
    }
  }

  private static void onFxThread(Runnable work) throws InterruptedException, ExecutionException {
    CompletableFuture<Void> done = new CompletableFuture<>();
    Platform.runLater(() -> {
      work.run();
      done.complete(null);
    });
    done.get();
  }

  private void traverse(boolean full) {
    for (Window window : Window.getWindows()) read(window);
    visit(scene.getRoot(), full);
  }

  /** In the order of the tree; null where there is none. */
  private static Label firstLabel(Node node) {
    if (node instanceof Label label) return label;
    if (!(node instanceof Parent parent)) return null;
    for (Node child : parent.getChildrenUnmodifiable()) {
      Label label = firstLabel(child);
      if (label != null) return label;
    }
    return null;
  }

  private void read(Window window) {
    if (window.isShowing() && window.isFocused()) sink++;
    if (window instanceof Stage stage) sink += stage.getTitle().length() + (stage.getOwner() == null ? 0 : 1);
    sink += (long) (window.getX() + window.getY() + window.getWidth() + window.getHeight());
    for (String sheet : window.getScene().getStylesheets()) sink += sheet.length();
    for (Node node = window.getScene().getFocusOwner(); node != null; node = node.getParent()) sink += node.getStyleClass().size();
  }

  private void visit(Node node, boolean full) {
    if (node.hasProperties() && node.getProperties().get("mcp.uid") instanceof String uid) read(node, uid, full);
    if (node instanceof Parent parent) {
      for (Node child : parent.getChildrenUnmodifiable()) visit(child, full);
    }
  }

  private void read(Node node, String uid, boolean full) {
    sink += uid.length() + node.getClass().getSimpleName().length() + (node.getId() == null ? 0 : 1);
    for (String name : node.getStyleClass()) sink += name.length();
    if (node.isVisible() && node.isManaged() && !node.isDisabled()) sink++;
    if (node instanceof Labeled labeled && labeled.getText() != null) sink += labeled.getText().length() + (labeled.isMnemonicParsing() ? 1 : 0);
    if (node instanceof CheckBox box && box.isSelected()) sink++;
    if (node instanceof Text text) sink += text.getText().length();
    if (node instanceof TextInputControl input) sink += input.getText().length() + input.getPromptText().length() + (input.isEditable() ? 1 : 0);
    if (!full) return;
    Bounds inParent = node.getBoundsInParent();
    Bounds inScene = node.localToScene(node.getBoundsInLocal());
    sink += (long) (inParent.getMinX() + inParent.getWidth() + inScene.getMinX() + inScene.getHeight());
    if (node.getOpacity() < 1) sink++;
    sink += node.getClass().getModule().hashCode();
    for (PseudoClass state : node.getPseudoClassStates()) sink += state.getPseudoClassName().length();
  }
}
