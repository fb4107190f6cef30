import java.util.Arrays;
import javafx.application.Application;

/** Starts the application whose class is named: on the class path it can't be the main class itself. */
public final class Start {
  private Start() {}

  public static void main(String[] arguments) throws ClassNotFoundException {
    Class<? extends Application> type = Class.forName(arguments[0]).asSubclass(Application.class);
    Application.launch(type, Arrays.copyOfRange(arguments, 1, arguments.length));
  }
}
