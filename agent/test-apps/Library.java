import java.util.concurrent.locks.LockSupport;
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

  /** A thread that has done its work may still be there for a moment; one that stays has been left. */
  private static void closeSocket() {
    handle.close();
    boolean left = true;
    for (int i = 0; i < 600 && left; i++) {
      left = Thread.getAllStackTraces().keySet().stream().anyMatch(thread -> thread.getName().startsWith("mcp-javafx-ui"));
      if (left) LockSupport.parkNanos(100_000_000);
    }
    System.out.println("running " + handle.isRunning() + ", threads left " + left);
  }
}
