import java.util.List;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.beans.property.SimpleStringProperty;
import javafx.collections.FXCollections;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.SubScene;
import javafx.scene.control.Accordion;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Pagination;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.SkinBase;
import javafx.scene.control.SplitPane;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.TitledPane;
import javafx.scene.control.ToolBar;
import javafx.scene.control.Tooltip;
import javafx.scene.control.skin.ButtonSkin;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Rectangle;
import javafx.stage.Modality;
import javafx.stage.Popup;
import javafx.stage.Stage;

/** What the standard fixture has not: each a situation that was once reported or acted on wrongly. */
public final class Breadth extends Application {
  private final Label said = named(new Label("nothing"), "said");

  @Override
  public void start(Stage stage) {
    VBox root = new VBox(6, menus(), bars(), own(), panes(), cells(), shapes(stage), said);
    root.setId("root");
    stage.setTitle("Breadth");
    stage.setScene(new Scene(root, 900, 720));
    stage.show();
  }

  private static <T extends Node> T named(T node, String id) {
    node.setId(id);
    return node;
  }

  private Button saying(String id, String text) {
    Button button = named(new Button(text), id);
    button.setOnAction(e -> said.setText(id));
    return button;
  }

  private MenuItem item(MenuItem item, String id) {
    item.setId(id);
    item.setOnAction(e -> said.setText(id));
    return item;
  }

  private Node menus() {
    MenuItem off = item(new MenuItem("Off"), "off");
    off.setDisable(true);
    Menu more = new Menu("More", new Circle(3), item(new MenuItem("Deep"), "deep"));
    CustomMenuItem custom = new CustomMenuItem(saying("inside-menu", "Inside"), false);
    Menu file = new Menu("_File", null, item(new MenuItem("_New"), "new"), more, off, item(new CheckMenuItem("Check"), "check"), custom);
    MenuButton button = named(new MenuButton("Pick", null, item(new MenuItem("Picked"), "picked")), "menu-button");
    return new HBox(6, new MenuBar(file), button);
  }

  private Node bars() {
    ToolBar bar = named(new ToolBar(saying("tool", "Tool"), new Label("in the bar")), "bar");
    ComboBox<String> editable = named(new ComboBox<>(FXCollections.observableArrayList("One", "Two")), "editable");
    editable.setEditable(true);
    editable.setValue("Two");
    Button mnemonic = saying("mnemonic", "S_ave __all");
    Hyperlink tipped = named(new Hyperlink("tipped"), "tipped");
    Tooltip tip = new Tooltip("A tip");
    tipped.setTooltip(tip);
    tipped.setOnAction(e -> tip.show(tipped, tipped.localToScreen(0, 0).getX(), tipped.localToScreen(0, 0).getY() + 40));
    return new HBox(6, bar, editable, mnemonic, tipped, named(new ScrollBar(), "scroll-bar"));
  }

  /** Controls whose skin is not one of JavaFX's, or not only. */
  private Node own() {
    Control dial = named(new Control() {}, "dial");
    dial.setSkin(new SkinBase<>(dial) {
      {
        getChildren().add(new HBox(saying("dial-button", "Dial"), new Rectangle(20, 20)));
      }
    });
    Button extended = saying("extended", "Extended");
    extended.setSkin(new ButtonSkin(extended) {
      {
        getChildren().add(new Badge());
      }
    });
    return new HBox(6, dial, extended);
  }

  /** A node of a class of this application, put into a skin of JavaFX. */
  static final class Badge extends Circle {
    Badge() {
      super(4, Color.RED);
      setId("badge");
      setManaged(false);
      setMouseTransparent(true);
    }
  }

  private Node panes() {
    Tab first = new Tab("First", new Label("first content"));
    first.setGraphic(named(new Circle(4), "tab-graphic"));
    TabPane tabs = new TabPane(first, new Tab("Second", new VBox(new Label("second content"))));
    Accordion accordion = new Accordion(new TitledPane("A", new Label("in A")), new TitledPane("B", new Label("in B")));
    Pagination pages = named(new Pagination(3), "pages");
    pages.setPageFactory(index -> new Label("page " + index));
    SplitPane split = named(new SplitPane(tabs, accordion, pages), "split");
    split.setPrefHeight(150);
    return split;
  }

  private Node cells() {
    ListView<String> list = named(new ListView<>(FXCollections.observableArrayList("a", "b", "c")), "list");
    list.setCellFactory(view -> new ListCell<>() {
      @Override
      protected void updateItem(String item, boolean empty) {
        super.updateItem(item, empty);
        setGraphic(empty ? null : new HBox(4, new Label("row " + item), saying("in-" + item, "Go " + item)));
      }
    });
    list.setPrefSize(220, 140);
    TableView<String> table = named(new TableView<>(FXCollections.observableArrayList("x", "y")), "table");
    TableColumn<String, String> left = column("Left");
    TableColumn<String, String> group = new TableColumn<>("Group");
    group.getColumns().addAll(List.of(left, column("Right")));
    table.getColumns().add(group);
    table.setPrefSize(220, 140);
    ListView<String> empty = named(new ListView<>(), "empty");
    empty.setPlaceholder(new Label("Nothing here"));
    empty.setPrefSize(150, 140);
    return new HBox(6, list, table, empty);
  }

  private static TableColumn<String, String> column(String text) {
    TableColumn<String, String> column = new TableColumn<>(text);
    column.setCellValueFactory(row -> new SimpleStringProperty(text + " " + row.getValue()));
    return column;
  }

  private Node shapes(Stage stage) {
    Button under = saying("under", "Under");
    Pane veil = new Pane();
    veil.setMouseTransparent(true);
    Button behind = saying("behind", "Behind");
    Rectangle before = new Rectangle(120, 30, Color.SILVER);
    behind.setViewOrder(-1);
    SubScene sub = new SubScene(new Group(saying("in-sub", "In a sub-scene")), 140, 40);
    Button owned = named(new Button("Owned dialog"), "owned");
    owned.setOnAction(e -> windowModal(stage));
    Button popup = named(new Button("Popup"), "popup");
    popup.setOnAction(e -> popup(popup));
    Button late = named(new Button("Late"), "late");
    late.setOnAction(e -> Platform.runLater(() -> Platform.runLater(() -> said.setText("late"))));
    Button throwing = named(new Button("Throw"), "throwing");
    throwing.setOnAction(e -> {
      throw new IllegalStateException("thrown by the application");
    });
    Thread.currentThread().setUncaughtExceptionHandler((thread, thrown) -> said.setText("caught: " + thrown.getMessage()));
    TextField closing = named(new TextField(), "closing");
    closing.setOnAction(e -> windowModal(stage));
    return new HBox(6, new StackPane(under, veil), new StackPane(behind, before), sub, owned, popup, late, throwing, closing);
  }

  private void windowModal(Stage owner) {
    Stage dialog = new Stage();
    dialog.initOwner(owner);
    dialog.initModality(Modality.WINDOW_MODAL);
    dialog.setTitle("Owned");
    Button close = named(new Button("Close"), "close");
    close.setOnAction(e -> dialog.hide());
    dialog.setScene(new Scene(new VBox(close), 200, 80));
    dialog.showAndWait();
    said.setText("closed");
  }

  private void popup(Node owner) {
    Popup popup = new Popup();
    popup.setAutoHide(true);
    popup.getContent().add(saying("in-popup", "In a popup"));
    popup.show(owner, owner.localToScreen(0, 0).getX(), owner.localToScreen(0, 0).getY() - 120);
  }
}
