import javafx.application.Application;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.stage.Stage;

/** Needs no more than javafx.graphics. */
public final class Shapes extends Application {
  @Override
  public void start(Stage stage) {
    Text text = new Text(10, 90, "not clicked");
    text.setId("text");
    Rectangle square = new Rectangle(10, 10, 60, 60);
    square.setId("square");
    square.setFill(Color.TEAL);
    square.setOnMouseClicked(e -> text.setText("clicked"));
    stage.setTitle("Shapes");
    stage.setScene(new Scene(new Group(square, text), 200, 120));
    stage.show();
  }
}
