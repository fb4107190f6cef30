import java.time.LocalDate;
import java.util.stream.IntStream;
import javafx.application.Application;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ColorPicker;
import javafx.scene.control.DatePicker;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Spinner;
import javafx.scene.control.SplitMenuButton;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.ToolBar;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.stage.Stage;

/** Controls of several parts, each with something that a look once left out or told wrongly. */
public final class Pickers extends Application {
  @Override
  public void start(Stage stage) {
    ColorPicker colour = named(new ColorPicker(Color.RED), "colour");
    DatePicker day = named(new DatePicker(LocalDate.of(2026, 3, 5)), "day");
    Label said = named(new Label("nothing"), "said");
    colour.setOnAction(e -> said.setText("colour " + colour.getValue()));
    day.setOnAction(e -> said.setText("day " + day.getValue()));

    MenuItem later = new MenuItem("Later");
    later.setOnAction(e -> said.setText("later"));
    SplitMenuButton send = named(new SplitMenuButton(later, new MenuItem("Never")), "send");
    send.setText("Send");
    send.setOnAction(e -> said.setText("sent"));

    CheckBox some = named(new CheckBox("Some"), "some");
    some.setAllowIndeterminate(true);
    some.setIndeterminate(true);
    Button icon = named(new Button("\uE8B6"), "icon");
    icon.setTooltip(new Tooltip("Search"));

    ToolBar narrow = named(new ToolBar(IntStream.range(0, 8).mapToObj(i -> new Button("Tool " + i)).toArray(Node[]::new)), "narrow");
    narrow.setMaxWidth(260);

    Tab first = new Tab("First", new VBox(new Label("seen before")));
    Tab second = new Tab("Second", new VBox(new Label("on top")));
    TabPane tabs = new TabPane(first, second);

    HBox row = new HBox(6, colour, day, send, some, icon, named(new Spinner<Integer>(0, 9, 4), "count"));
    stage.setTitle("Pickers");
    stage.setScene(new Scene(new VBox(6, row, narrow, tabs, said), 900, 400));
    stage.show();
    // What was shown before stays in the scene when another tab is on top.
    tabs.getSelectionModel().select(second);
  }

  private static <T extends Node> T named(T node, String id) {
    node.setId(id);
    return node;
  }
}
