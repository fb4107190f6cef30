import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.stage.Stage;
import org.mcpjavafx.McpJavafxDebug;
import org.mcpjavafx.McpJavafxHandle;

/** Opens the agent's socket itself, before JavaFX is started. */
public final class Library {
  private static McpJavafxHandle handle;

  private Library() {}

  public static void main(String[] arguments) {
    handle = McpJavafxDebug.startFromSystemProperties();
    System.out.println("same handle " + (McpJavafxDebug.startFromSystemProperties() == handle));
    Application.launch(Shown.class, arguments);
  }

  /** One button, which closes the socket. */
  public static final class Shown extends Application {
    @Override
    public void start(Stage stage) {
      Button close = new Button("Close the socket");
      close.setId("close");
      close.setOnAction(e -> new Thread(Library::closeSocket).start());
      stage.setTitle("Library");
      stage.setScene(new Scene(close, 200, 80));
      stage.show();
    }
  }

  private static void closeSocket() {
    handle.close();
    boolean left = Thread.getAllStackTraces().keySet().stream().anyMatch(thread -> thread.getName().startsWith("mcp-javafx-ui"));
    System.out.println("running " + handle.isRunning() + ", threads left " + left);
  }
}
