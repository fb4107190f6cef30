package org.mcpjavafx.core.controls;

import java.util.Collections;
import java.util.List;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.FocusModel;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeView;
import org.mcpjavafx.core.scene.Virtualization;

/** The rows of a tree. */
final class TreeFlow extends FlowControl {
  private final TreeView<?> tree;

  TreeFlow(TreeView<?> tree) {
    super(tree, "TreeView", null);
    this.tree = tree;
  }

  @Override public int itemsCount() { return tree.getExpandedItemCount(); }
  @Override FocusModel<?> focusModel() { return tree.getFocusModel(); }
  @Override ObservableList<Integer> selectedIndices() { return tree.getSelectionModel() == null ? null : tree.getSelectionModel().getSelectedIndices(); }
  @Override void scrollTo(int index) { tree.scrollTo(index); }
  @Override public Virtualization.Branch branch(Node row) { return branch(((TreeCell<?>) row).getTreeItem(), tree.isShowRoot()); }
  @Override List<String> made(int index) { return Collections.singletonList(made(tree, index)); }

  private static <T> String made(TreeView<T> tree, int index) {
    if (tree.getCellFactory() == null) return CellText.plain(tree.getTreeItem(index).getValue());
    TreeCell<T> cell = tree.getCellFactory().call(tree);
    cell.updateTreeView(tree);
    return CellText.shown(cell, index);
  }
}
