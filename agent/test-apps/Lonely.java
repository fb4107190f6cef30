import javafx.application.Application;

/** A main class that no other test starts, so that it is found by its name. */
public final class Lonely {
  private Lonely() {}

  public static void main(String[] arguments) {
    Application.launch(Shapes.class, arguments);
  }
}
