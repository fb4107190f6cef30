package org.mcpjavafx.core.controls;

import java.util.List;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.control.Accordion;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.Cell;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Control;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Pagination;
import javafx.scene.control.PopupControl;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumnBase;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.TitledPane;
import javafx.scene.control.ToolBar;
import javafx.scene.control.Tooltip;
import javafx.scene.control.TreeTableCell;
import javafx.scene.control.TreeTableView;
import javafx.scene.control.skin.NestedTableColumnHeader;
import javafx.scene.control.skin.TableColumnHeader;
import javafx.stage.Window;
import org.mcpjavafx.core.scene.Controls;
import org.mcpjavafx.core.scene.NodeRecord;
import org.mcpjavafx.core.scene.ReadableRows;
import org.mcpjavafx.core.scene.Skin;
import org.mcpjavafx.core.scene.Virtualized;
import org.mcpjavafx.core.wire.Failure;

/** Loaded only where {@code javafx.controls} is; public, because it is found by its name. */
public final class JavafxControls implements Controls {
  private static final ClassValue<Boolean> OF_JAVAFX = new ClassValue<>() {
    @Override
    protected Boolean computeValue(Class<?> skin) {
      for (Class<?> c = skin; c != null; c = c.getSuperclass()) {
        if (c.getName().startsWith("javafx.scene.control.skin.") || c.getName().startsWith("com.sun.javafx.")) return true;
      }
      return false;
    }
  };

  @Override
  public boolean hasSkin(Node node) {
    return node instanceof Control control && control.getSkin() != null && OF_JAVAFX.get(control.getSkin().getClass());
  }

  @Override
  public boolean isCell(Node node) {
    return node instanceof Cell;
  }

  @Override
  public boolean isSpare(Node node, boolean unseen) {
    if (node instanceof IndexedCell<?> cell) {
      boolean row = !(cell instanceof TableCell) && !(cell instanceof TreeTableCell);
      return unseen || row && cell.isEmpty();
    }
    return node instanceof TableColumnHeader header && header.getTableColumn() == null && !(node instanceof NestedTableColumnHeader);
  }

  @Override
  public Skin popupSkin(Window window) {
    if (!(window instanceof PopupControl popup) || popup.getSkin() == null || !OF_JAVAFX.get(popup.getSkin().getClass())) return null;
    return new Skin(popup, Set.of(), true, null);
  }

  /** Where a kind of control keeps what the application gives it; worked out once a class. */
  private interface Content {
    boolean holds(Object control, Node node);
  }

  private static final ClassValue<Content> CONTENTS = new ClassValue<>() {
    @Override
    protected Content computeValue(Class<?> type) {
      if (TitledPane.class.isAssignableFrom(type)) return (pane, node) -> holdsGraphic(pane, node) || ((TitledPane) pane).getContent() == node;
      if (Labeled.class.isAssignableFrom(type)) return JavafxControls::holdsGraphic;
      if (ScrollPane.class.isAssignableFrom(type)) return (pane, node) -> ((ScrollPane) pane).getContent() == node;
      if (TabPane.class.isAssignableFrom(type)) return (pane, node) -> holdsTab((TabPane) pane, node);
      if (SplitPane.class.isAssignableFrom(type)) return (pane, node) -> ((SplitPane) pane).getItems().contains(node);
      if (ToolBar.class.isAssignableFrom(type)) return (bar, node) -> ((ToolBar) bar).getItems().contains(node);
      if (ButtonBar.class.isAssignableFrom(type)) return (bar, node) -> ((ButtonBar) bar).getButtons().contains(node);
      if (Accordion.class.isAssignableFrom(type)) return (accordion, node) -> node instanceof TitledPane && ((Accordion) accordion).getPanes().contains(node);
      if (ListView.class.isAssignableFrom(type)) return (list, node) -> ((ListView<?>) list).getPlaceholder() == node;
      if (TableView.class.isAssignableFrom(type)) return (table, node) -> ((TableView<?>) table).getPlaceholder() == node || isGraphic(node) && holdsGraphic(((TableView<?>) table).getColumns(), node);
      if (TreeTableView.class.isAssignableFrom(type)) return (table, node) -> ((TreeTableView<?>) table).getPlaceholder() == node || isGraphic(node) && holdsGraphic(((TreeTableView<?>) table).getColumns(), node);
      if (MenuBar.class.isAssignableFrom(type)) return (bar, node) -> ((MenuBar) bar).getMenus().stream().anyMatch(menu -> menu.getGraphic() == node);
      if (ContextMenu.class.isAssignableFrom(type)) return (menu, node) -> ((ContextMenu) menu).getItems().stream().anyMatch(item -> shows(item, node));
      // The skin puts what the page factory made into a pane of this style class.
      if (Pagination.class.isAssignableFrom(type)) return (pages, node) -> node.getParent() != null && node.getParent().getStyleClass().contains("page");
      return (control, node) -> false;
    }
  };

  @Override
  public boolean holds(Object control, Node node) {
    return CONTENTS.get(control.getClass()).holds(control, node);
  }

  private static boolean holdsGraphic(Object control, Node node) {
    return ((Labeled) control).getGraphic() == node;
  }

  /** Told at once for most nodes; the graphic of a column stands in the label of its header. */
  private static boolean isGraphic(Node node) {
    return node.getParent() instanceof Labeled;
  }

  private static boolean holdsTab(TabPane pane, Node node) {
    for (Tab tab : pane.getTabs()) {
      if (tab.getContent() == node || tab.getGraphic() == node) return true;
    }
    return false;
  }

  private static boolean holdsGraphic(List<? extends TableColumnBase<?, ?>> columns, Node node) {
    for (TableColumnBase<?, ?> column : columns) {
      if (column.getGraphic() == node || holdsGraphic(column.getColumns(), node)) return true;
    }
    return false;
  }

  private static boolean shows(MenuItem item, Node node) {
    return item.getGraphic() == node || item instanceof CustomMenuItem custom && custom.getContent() == node;
  }

  @Override
  public void read(Node node, NodeRecord record) {
    ControlValues.read(node, record);
  }

  @Override
  public String tooltip(Node node) {
    if (node instanceof Control control && control.getTooltip() != null) return control.getTooltip().getText();
    if (!node.hasProperties()) return null;
    // One that was installed on a node stands among its properties.
    for (Object property : node.getProperties().values()) {
      if (property instanceof Tooltip tooltip) return tooltip.getText();
    }
    return null;
  }

  @Override
  public Node labelFor(Node node) {
    return node instanceof Label label ? label.getLabelFor() : null;
  }

  @Override
  public Virtualized virtualized(Node node) {
    return FlowControl.of(node);
  }

  @Override
  public ReadableRows rows(Node node) {
    FlowControl rows = FlowControl.of(node);
    return rows == null ? ChoiceRows.of(node) : rows;
  }

  @Override
  public boolean isDisabled(Node node) {
    if (node.isDisabled()) return true;
    MenuItem item = ControlValues.menuItem(node);
    return item != null && item.isDisable();
  }

  @Override
  public void reveal(Node node) {
    Reveal.centre(node);
  }

  @Override
  public Failure setText(Node node, String text) {
    if (!(node instanceof TextInputControl input)) return Controls.super.setText(node, text);
    if (!input.isEditable()) return new Failure("NOT_EDITABLE", "The text input is not editable.");
    input.setText(text);
    input.positionCaret(input.getLength());
    return null;
  }

  @Override
  public Node scrolled(Node node) {
    Node flow = node instanceof Control control ? FlowControl.flow(control) : null;
    return flow == null ? node : flow;
  }
}
