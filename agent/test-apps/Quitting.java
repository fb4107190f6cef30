import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.stage.Stage;

/** Its button ends JavaFX, and with it the process unless {@code --linger} is given. */
public final class Quitting extends Application {
  @Override
  public void start(Stage stage) {
    if (getParameters().getRaw().contains("--linger")) new Thread(Quitting::linger).start();
    Button quit = new Button("Quit");
    quit.setId("quit");
    quit.setOnAction(e -> Platform.exit());
    stage.setTitle("Quitting");
    stage.setScene(new Scene(quit, 200, 80));
    stage.show();
  }

  private static void linger() {
    try {
      Thread.sleep(60_000);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
