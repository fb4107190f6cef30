package org.mcpjavafx.core.controls;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javafx.collections.ObservableList;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Control;
import javafx.scene.control.FocusModel;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumnBase;
import javafx.scene.control.TableView;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableCell;
import javafx.scene.control.TreeTableRow;
import javafx.scene.control.TreeTableView;
import javafx.scene.control.TreeView;
import javafx.scene.control.skin.VirtualFlow;
import org.mcpjavafx.core.scene.Virtualization;
import org.mcpjavafx.core.scene.Virtualized;

/** The four virtualized controls, by the public interface of the flow that shows their rows. */
abstract class FlowControl implements Virtualized {
  private final Control control;
  private final String kind;
  private final List<? extends TableColumnBase<?, ?>> leaves;

  FlowControl(Control control, String kind, List<? extends TableColumnBase<?, ?>> leaves) {
    this.control = control;
    this.kind = kind;
    this.leaves = leaves;
  }

  static FlowControl of(Node node) {
    if (node instanceof ListView<?> list) return new ListFlow(list);
    if (node instanceof TableView<?> table) return new TableFlow<>(table);
    if (node instanceof TreeView<?> tree) return new TreeFlow(tree);
    return node instanceof TreeTableView<?> tree ? new TreeTableFlow<>(tree) : null;
  }

  static VirtualFlow<?> flow(Control control) {
    for (Node child : control.getChildrenUnmodifiable()) {
      if (child instanceof VirtualFlow<?> flow) return flow;
    }
    return null;
  }

  abstract void scrollTo(int index);

  abstract FocusModel<?> focusModel();

  void scrollToColumn(int column) {}

  abstract ObservableList<Integer> selectedIndices();

  @Override
  public String kind() {
    return kind;
  }

  @Override
  public int[] visibleRange() {
    VirtualFlow<?> flow = flow(control);
    IndexedCell<?> first = flow == null ? null : flow.getFirstVisibleCell();
    IndexedCell<?> last = flow == null ? null : flow.getLastVisibleCell();
    if (first == null || last == null || first.getIndex() < 0 || first.getIndex() >= itemsCount()) return null;
    return new int[] {first.getIndex(), Math.min(last.getIndex(), itemsCount() - 1)};
  }

  @Override
  public int focused() {
    return focusModel() == null ? -1 : focusModel().getFocusedIndex();
  }

  @Override
  public void focus(int index) {
    control.requestFocus();
    if (focusModel() != null) focusModel().focus(index);
  }

  @Override
  public List<Integer> selected() {
    ObservableList<Integer> indices = selectedIndices();
    // A cell selection names a row once for each of its cells.
    return indices == null ? List.of() : indices.stream().filter(i -> i != null && i >= 0).distinct().sorted().toList();
  }

  @Override
  public List<Virtualization.Column> columns() {
    if (leaves == null) return null;
    List<Virtualization.Column> columns = new ArrayList<>();
    for (TableColumnBase<?, ?> column : leaves) {
      columns.add(new Virtualization.Column(column.getId(), column.getText() == null ? "" : column.getText()));
    }
    return columns;
  }

  @Override
  public Node row(int index) {
    VirtualFlow<?> flow = flow(control);
    IndexedCell<?> cell = flow == null ? null : flow.getVisibleCell(index);
    return cell == null || cell.getIndex() != index ? null : cell;
  }

  static Virtualization.Branch branch(TreeItem<?> item, boolean showsRoot) {
    if (item == null) return null;
    int above = 0;
    for (TreeItem<?> at = item.getParent(); at != null; at = at.getParent()) above++;
    return new Virtualization.Branch(showsRoot ? above : above - 1, item.isLeaf());
  }

  @Override
  public String item(Node row) {
    Object item = row instanceof TreeCell<?> cell ? cell.getTreeItem()
        : row instanceof TreeTableRow<?> tree ? tree.getTreeItem()
        : ((IndexedCell<?>) row).getItem();
    // Texts and numbers are made anew with the same value; of what the application has written no method is called.
    boolean plain = item != null && item.getClass().getName().startsWith("java.lang.");
    return Integer.toHexString(plain ? item.hashCode() : System.identityHashCode(item));
  }

  /** The flow keeps the cells of a popup that is closed, too. */
  @Override
  public boolean isOnScreen(int index) {
    Node row = row(index);
    return row != null && row.getScene() != null && row.getScene().getWindow() != null && row.getScene().getWindow().isShowing();
  }

  @Override
  public List<String> read(int index) {
    Node row = row(index);
    if (row != null) return texts(row);
    try {
      return made(index);
    } catch (RuntimeException thrown) {
      // As in a layout pass: what the application's cells throw is the application's affair.
      Thread thread = Thread.currentThread();
      thread.getUncaughtExceptionHandler().uncaughtException(thread, thrown);
      return Collections.nCopies(leaves == null ? 1 : leaves.size(), null);
    }
  }

  /** What cells that are made for a row say; nobody sees them, and they are told that they show nothing in the end. */
  abstract List<String> made(int index);

  @Override
  public List<String> texts(Node row) {
    List<String> texts = new ArrayList<>();
    if (leaves == null) texts.add(CellText.text(row));
    else for (TableColumnBase<?, ?> column : leaves) texts.add(CellText.text(cell(row, column)));
    return texts;
  }

  private static Node cell(Node row, TableColumnBase<?, ?> column) {
    for (Node child : ((Parent) row).getChildrenUnmodifiable()) {
      if (child instanceof TableCell<?, ?> cell && cell.getTableColumn() == column) return cell;
      if (child instanceof TreeTableCell<?, ?> cell && cell.getTableColumn() == column) return cell;
    }
    return null;
  }

  @Override
  public Node reveal(int index, int column) {
    if (index < 0 || index >= itemsCount() || column >= (leaves == null ? 0 : leaves.size())) return null;
    if (!whole(row(index))) {
      scrollTo(index);
      control.applyCss();
      control.layout();
    }
    if (column < 0) return row(index);
    scrollToColumn(column);
    control.applyCss();
    control.layout();
    Node row = row(index);
    return row == null ? null : cell(row, leaves.get(column));
  }

  private boolean whole(Node row) {
    VirtualFlow<?> flow = flow(control);
    if (row == null || flow == null) return false;
    Bounds inside = row.localToScene(row.getLayoutBounds());
    Bounds outside = flow.localToScene(flow.getLayoutBounds());
    return inside.getMinY() >= outside.getMinY() && inside.getMaxY() <= outside.getMaxY();
  }
}
