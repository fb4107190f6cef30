package org.mcpjavafx.core.controls;

import java.util.ArrayList;
import java.util.List;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.FocusModel;
import javafx.scene.control.TreeTableCell;
import javafx.scene.control.TreeTableColumn;
import javafx.scene.control.TreeTableRow;
import javafx.scene.control.TreeTableView;
import org.mcpjavafx.core.scene.Virtualization;

/** The rows of a tree with columns. */
final class TreeTableFlow<S> extends FlowControl {
  private final TreeTableView<S> table;

  TreeTableFlow(TreeTableView<S> table) {
    super(table, "TreeTableView", table.getVisibleLeafColumns());
    this.table = table;
  }

  @Override public int itemsCount() { return table.getExpandedItemCount(); }
  @Override FocusModel<?> focusModel() { return table.getFocusModel(); }
  @Override ObservableList<Integer> selectedIndices() { return table.getSelectionModel() == null ? null : table.getSelectionModel().getSelectedIndices(); }
  @Override void scrollTo(int index) { table.scrollTo(index); }
  @Override void scrollToColumn(int column) { table.scrollToColumnIndex(column); }

  @Override public Virtualization.Branch branch(Node row) { return branch(((TreeTableRow<?>) row).getTreeItem(), table.isShowRoot()); }

  @Override
  List<String> made(int index) {
    TreeTableRow<S> row = table.getRowFactory() == null ? new TreeTableRow<>() : table.getRowFactory().call(table);
    row.updateTreeTableView(table);
    row.updateIndex(index);
    List<String> texts = new ArrayList<>();
    for (TreeTableColumn<S, ?> column : table.getVisibleLeafColumns()) texts.add(made(column, row, index));
    row.updateIndex(-1);
    return texts;
  }

  private <T> String made(TreeTableColumn<S, T> column, TreeTableRow<S> row, int index) {
    TreeTableCell<S, T> cell = column.getCellFactory().call(column);
    cell.updateTableColumn(column);
    cell.updateTreeTableView(table);
    cell.updateTableRow(row);
    return CellText.shown(cell, index);
  }
}
