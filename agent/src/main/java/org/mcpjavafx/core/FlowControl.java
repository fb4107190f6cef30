package org.mcpjavafx.core;

import java.util.ArrayList;
import java.util.List;
import javafx.collections.ObservableList;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Control;
import javafx.scene.control.FocusModel;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumnBase;
import javafx.scene.control.TableView;
import javafx.scene.control.TreeTableCell;
import javafx.scene.control.TreeTableView;
import javafx.scene.control.TreeView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.text.Text;

/** The four virtualized controls, by the public interface of the flow that shows their rows. */
abstract class FlowControl implements Virtualized {
  private final Control control;
  private final String kind;
  private final List<? extends TableColumnBase<?, ?>> leaves;

  private FlowControl(Control control, String kind, List<? extends TableColumnBase<?, ?>> leaves) {
    this.control = control;
    this.kind = kind;
    this.leaves = leaves;
  }

  static FlowControl of(Node node) {
    if (node instanceof ListView<?> list) return new OfList(list);
    if (node instanceof TableView<?> table) return new OfTable<>(table);
    if (node instanceof TreeView<?> tree) return new OfTree(tree);
    return node instanceof TreeTableView<?> tree ? new OfTreeTable<>(tree) : null;
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

  @Override
  public List<String> texts(Node row) {
    List<String> texts = new ArrayList<>();
    if (leaves == null) texts.add(text(row));
    else for (TableColumnBase<?, ?> column : leaves) texts.add(text(cell(row, column)));
    return texts;
  }

  private static Node cell(Node row, TableColumnBase<?, ?> column) {
    for (Node child : ((Parent) row).getChildrenUnmodifiable()) {
      if (child instanceof TableCell<?, ?> cell && cell.getTableColumn() == column) return cell;
      if (child instanceof TreeTableCell<?, ?> cell && cell.getTableColumn() == column) return cell;
    }
    return null;
  }

  /** A cell without a text of its own shows what its graphic shows. */
  private static String text(Node node) {
    if (node instanceof Text text) return text.getText();
    if (!(node instanceof Labeled labeled)) {
      if (!(node instanceof Parent parent)) return null;
      List<String> parts = parent.getChildrenUnmodifiable().stream().map(FlowControl::text).filter(t -> t != null && !t.isEmpty()).toList();
      return parts.isEmpty() ? null : String.join(" ", parts);
    }
    String own = labeled.getText();
    return own == null || own.isEmpty() && labeled.getGraphic() != null ? text(labeled.getGraphic()) : own;
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

  private static final class OfList extends FlowControl {
    private final ListView<?> list;

    OfList(ListView<?> list) {
      super(list, "ListView", null);
      this.list = list;
    }

    @Override public int itemsCount() { return list.getItems() == null ? 0 : list.getItems().size(); }
    @Override FocusModel<?> focusModel() { return list.getFocusModel(); }
    @Override ObservableList<Integer> selectedIndices() { return list.getSelectionModel() == null ? null : list.getSelectionModel().getSelectedIndices(); }
    @Override void scrollTo(int index) { list.scrollTo(index); }
  }

  private static final class OfTree extends FlowControl {
    private final TreeView<?> tree;

    OfTree(TreeView<?> tree) {
      super(tree, "TreeView", null);
      this.tree = tree;
    }

    @Override public int itemsCount() { return tree.getExpandedItemCount(); }
    @Override FocusModel<?> focusModel() { return tree.getFocusModel(); }
    @Override ObservableList<Integer> selectedIndices() { return tree.getSelectionModel() == null ? null : tree.getSelectionModel().getSelectedIndices(); }
    @Override void scrollTo(int index) { tree.scrollTo(index); }
  }

  private static final class OfTable<S> extends FlowControl {
    private final TableView<S> table;

    OfTable(TableView<S> table) {
      super(table, "TableView", table.getVisibleLeafColumns());
      this.table = table;
    }

    @Override public int itemsCount() { return table.getItems() == null ? 0 : table.getItems().size(); }
    @Override FocusModel<?> focusModel() { return table.getFocusModel(); }
    @Override ObservableList<Integer> selectedIndices() { return table.getSelectionModel() == null ? null : table.getSelectionModel().getSelectedIndices(); }
    @Override void scrollTo(int index) { table.scrollTo(index); }
    @Override void scrollToColumn(int column) { table.scrollToColumnIndex(column); }
  }

  private static final class OfTreeTable<S> extends FlowControl {
    private final TreeTableView<S> table;

    OfTreeTable(TreeTableView<S> table) {
      super(table, "TreeTableView", table.getVisibleLeafColumns());
      this.table = table;
    }

    @Override public int itemsCount() { return table.getExpandedItemCount(); }
    @Override FocusModel<?> focusModel() { return table.getFocusModel(); }
    @Override ObservableList<Integer> selectedIndices() { return table.getSelectionModel() == null ? null : table.getSelectionModel().getSelectedIndices(); }
    @Override void scrollTo(int index) { table.scrollTo(index); }
    @Override void scrollToColumn(int column) { table.scrollToColumnIndex(column); }
  }
}
