import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.stage.Stage;

/** Prints to standard output before and after JavaFX is started. */
public final class Printing {
  private Printing() {}

  public static void main(String[] arguments) {
    System.out.println("printed by the application");
    Application.launch(Shown.class, arguments);
  }

  /** One label. */
  public static final class Shown extends Application {
    @Override
    public void start(Stage stage) {
      System.out.println("printed by the application, too");
      stage.setTitle("Printing");
      stage.setScene(new Scene(new Label("Printed"), 200, 80));
      stage.show();
    }
  }
}
