package org.mcpjavafx.core.act;

import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.stage.Window;
import org.mcpjavafx.core.scene.App;
import org.mcpjavafx.core.scene.NodeType;
import org.mcpjavafx.core.scene.ReportedTree;
import org.mcpjavafx.core.scene.Target;
import org.mcpjavafx.core.scene.Virtualization;
import org.mcpjavafx.core.scene.Virtualized;
import org.mcpjavafx.core.wire.Failure;

/** A node that can take an action, or the reason why it can't. */
record Reached(Node node, Window window, Virtualized virtualized, int index, Failure failure) {
  private Reached(Failure failure) {
    this(null, null, null, -1, failure);
  }

  static Reached of(App app, ReportedTree tree, Map<?, ?> target) {
    String uid = (String) target.get("uid");
    Target found = Target.find(app, tree, uid);
    if (found.place() == null) {
      return new Reached(new Failure(found.reason(), found.reason().equals("STALE_REF")
          ? "The node is no longer in a showing window. Take a new snapshot."
          : "No node has the uid " + uid + "."));
    }
    Node node = found.node();
    String type = NodeType.of(node).name;
    Failure blocked = Modality.check(found.window());
    if (blocked != null) return new Reached(blocked);
    if (tree.controls.isDisabled(node)) return new Reached(new Failure("TARGET_DISABLED", "The " + type + " is disabled."));
    if (!isTreeVisible(node)) return new Reached(new Failure("TARGET_NOT_VISIBLE", "The " + type + " is not visible."));
    return target.get("item") instanceof Map<?, ?> item
        ? item(node, found.window(), tree, item)
        : new Reached(node, found.window(), null, -1, null);
  }

  static boolean isTreeVisible(Node node) {
    for (Node n = node; n != null; n = ReportedTree.rawParent(n)) {
      if (!n.isVisible()) return false;
    }
    return true;
  }

  private static Reached item(Node node, Window window, ReportedTree tree, Map<?, ?> item) {
    Virtualized control = tree.controls.virtualized(node);
    if (control == null) {
      return new Reached(Failure.unsupported("Only ListView, TableView, TreeView and TreeTableView have items, not "
          + NodeType.of(node).name + "."));
    }
    int index = ((Double) item.get("index")).intValue();
    int column = column(control.columns(), item.get("column"));
    tree.controls.reveal(node);
    Node cell = column == UNKNOWN ? null : control.reveal(index, column);
    if (cell != null) return new Reached(cell, window, control, index, null);
    return new Reached(new Failure("ITEM_NOT_FOUND", column == UNKNOWN
        ? "The " + control.kind() + " shows no column " + (item.get("column") instanceof Double n ? (Object) n.intValue() : "\"" + item.get("column") + "\"") + "."
        : "The " + control.kind() + " has " + control.itemsCount() + " items, none with the index " + index + "."));
  }

  private static final int UNKNOWN = -2;

  /** -1 where no column was asked for. */
  private static int column(List<Virtualization.Column> columns, Object wanted) {
    if (wanted == null) return -1;
    if (columns == null) return UNKNOWN;
    if (wanted instanceof Double index) return index >= 0 && index < columns.size() ? index.intValue() : UNKNOWN;
    for (int i = 0; i < columns.size(); i++) {
      if (wanted.equals(columns.get(i).id())) return i;
    }
    return UNKNOWN;
  }
}
