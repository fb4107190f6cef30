import java.lang.Thread.UncaughtExceptionHandler;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.stage.Stage;

/** Has a default handler of its own, throws on two threads, and prints whenever another handler stands there. */
public final class Handlers {
  private static final UncaughtExceptionHandler OWN = (thread, thrown) -> System.out.println("handled " + thrown.getMessage());

  private Handlers() {}

  public static void main(String[] arguments) {
    Thread.setDefaultUncaughtExceptionHandler(OWN);
    Thread watch = new Thread(Handlers::watch);
    watch.setDaemon(true);
    watch.start();
    Application.launch(Shown.class, arguments);
  }

  private static void watch() {
    UncaughtExceptionHandler seen = null;
    while (true) {
      UncaughtExceptionHandler now = Thread.getDefaultUncaughtExceptionHandler();
      if (now != seen) System.out.println(now == OWN ? "default handler: its own" : "default handler: another");
      seen = now;
      try {
        Thread.sleep(20);
      } catch (InterruptedException e) {
        return;
      }
    }
  }

  /** Two buttons. */
  public static final class Shown extends Application {
    @Override
    public void start(Stage stage) {
      Button here = new Button("Throw here");
      here.setId("here");
      here.setOnAction(e -> Platform.runLater(() -> {
        throw new IllegalStateException("on the FX thread", new IllegalArgumentException("because"));
      }));
      Button elsewhere = new Button("Throw elsewhere");
      elsewhere.setId("elsewhere");
      elsewhere.setOnAction(e -> new Thread(() -> {
        throw new IllegalStateException("on a thread of its own");
      }, "worker").start());
      stage.setTitle("Handlers");
      stage.setScene(new Scene(new HBox(here, elsewhere), 300, 80));
      stage.show();
    }
  }
}
