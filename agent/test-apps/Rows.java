import javafx.application.Application;
import javafx.beans.property.SimpleStringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import javafx.util.StringConverter;

/** Rows whose texts only the application's own cells know, and a count of those that it was asked for. */
public final class Rows extends Application {
  private static final int COUNT = 300;
  private final Label made = new Label("0");
  private int cells;

  @Override
  public void start(Stage stage) {
    made.setId("made");
    ObservableList<Integer> numbers = FXCollections.observableArrayList();
    for (int i = 0; i < COUNT; i++) numbers.add(i);
    ListView<Integer> list = new ListView<>(numbers);
    list.setId("list");
    list.setCellFactory(view -> new Worded());
    ComboBox<Integer> combo = new ComboBox<>(numbers);
    combo.setId("combo");
    combo.setConverter(new Roman());
    Button count = new Button("Count");
    count.setId("count");
    count.setOnAction(e -> made.setText(String.valueOf(cells)));
    VBox root = new VBox(6, new HBox(6, list, table(numbers), tree()), combo, count, made);
    stage.setTitle("Rows");
    stage.setScene(new Scene(root, 900, 500));
    stage.show();
  }

  private TableView<Integer> table(ObservableList<Integer> numbers) {
    TableView<Integer> table = new TableView<>(numbers);
    table.setId("table");
    TableColumn<Integer, String> plain = new TableColumn<>("Plain");
    plain.setCellValueFactory(row -> new SimpleStringProperty("n" + row.getValue()));
    TableColumn<Integer, String> drawn = new TableColumn<>("Drawn");
    drawn.setCellValueFactory(row -> new SimpleStringProperty("v" + row.getValue()));
    drawn.setCellFactory(column -> new TableCell<>() {
      @Override
      protected void updateItem(String item, boolean empty) {
        super.updateItem(item, empty);
        // What the row holds is known to its own cells, too.
        setGraphic(empty ? null : new Label(item + " of " + getTableRow().getItem()));
      }
    });
    table.getColumns().add(plain);
    table.getColumns().add(drawn);
    return table;
  }

  private TreeView<String> tree() {
    TreeItem<String> root = new TreeItem<>("root");
    for (int i = 0; i < COUNT; i++) root.getChildren().add(new TreeItem<>("leaf " + i));
    root.setExpanded(true);
    TreeView<String> tree = new TreeView<>(root);
    tree.setId("tree");
    tree.setCellFactory(view -> new TreeCell<>() {
      @Override
      protected void updateItem(String item, boolean empty) {
        super.updateItem(item, empty);
        setText(empty ? null : item.toUpperCase());
      }
    });
    return tree;
  }

  private final class Worded extends ListCell<Integer> {
    Worded() {
      cells++;
    }

    @Override
    protected void updateItem(Integer item, boolean empty) {
      super.updateItem(item, empty);
      if (!empty && item == 250) throw new IllegalStateException("no words for 250");
      setText(empty ? null : "number " + item);
    }
  }

  private static final class Roman extends StringConverter<Integer> {
    @Override
    public String toString(Integer number) {
      return number == null ? "" : "X".repeat(number / 10) + "I".repeat(number % 10);
    }

    @Override
    public Integer fromString(String text) {
      return text.length();
    }
  }
}
