package org.mcpjavafx.core;

import java.util.List;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.control.Accordion;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.Cell;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Control;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.DialogPane;
import javafx.scene.control.IndexedCell;
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
import javafx.scene.control.TreeTableCell;
import javafx.scene.control.TreeTableView;
import javafx.scene.control.skin.NestedTableColumnHeader;
import javafx.scene.control.skin.TableColumnHeader;
import javafx.stage.Window;

/** Loaded only where {@code javafx.controls} is. */
final class JavafxControls implements Controls {
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

  @Override
  public boolean holds(Object control, Node node) {
    if (control instanceof Labeled labeled && labeled.getGraphic() == node) return true;
    if (control instanceof TitledPane pane) return pane.getContent() == node;
    if (control instanceof ScrollPane pane) return pane.getContent() == node;
    if (control instanceof TabPane pane) return holdsTab(pane, node);
    if (control instanceof SplitPane pane) return pane.getItems().contains(node);
    if (control instanceof ToolBar bar) return bar.getItems().contains(node);
    if (control instanceof ButtonBar bar) return bar.getButtons().contains(node);
    if (control instanceof Accordion accordion) return node instanceof TitledPane && accordion.getPanes().contains(node);
    if (control instanceof DialogPane pane) {
      return node == pane.getContent() || node == pane.getHeader() || node == pane.getGraphic() || node == pane.getExpandableContent();
    }
    if (control instanceof ListView<?> list) return node == list.getPlaceholder();
    if (control instanceof TableView<?> table) return node == table.getPlaceholder() || holdsGraphic(table.getColumns(), node);
    if (control instanceof TreeTableView<?> table) return node == table.getPlaceholder() || holdsGraphic(table.getColumns(), node);
    if (control instanceof MenuBar bar) return bar.getMenus().stream().anyMatch(menu -> menu.getGraphic() == node);
    if (control instanceof ContextMenu menu) return menu.getItems().stream().anyMatch(item -> shows(item, node));
    // The skin puts what the page factory made into a pane of this style class.
    return control instanceof Pagination && node.getParent() != null && node.getParent().getStyleClass().contains("page");
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
    return node instanceof Control control && control.getTooltip() != null ? control.getTooltip().getText() : null;
  }

  @Override
  public Virtualized virtualized(Node node) {
    return FlowControl.of(node);
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
