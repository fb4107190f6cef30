package org.mcpjavafx.core.controls;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Labeled;
import javafx.scene.text.Text;

/** What a cell shows a user. */
final class CellText {
  private CellText() {}

  /** What a cell says that was made for a row, before it is let go. */
  static String shown(IndexedCell<?> cell, int index) {
    cell.updateIndex(index);
    String text = text(cell);
    cell.updateIndex(-1);
    return text;
  }

  /** What a cell shows where the application gives none. */
  static String plain(Object item) {
    if (item instanceof Node node) return text(node);
    return item == null ? null : item.toString();
  }

  /** A cell without a text of its own shows what its graphic shows. */
  static String text(Node node) {
    if (node instanceof Text text) return text.getText();
    if (!(node instanceof Labeled labeled)) {
      if (!(node instanceof Parent parent)) return null;
      List<String> parts = parent.getChildrenUnmodifiable().stream().map(CellText::text).filter(t -> t != null && !t.isEmpty()).toList();
      return parts.isEmpty() ? null : String.join(" ", parts);
    }
    String own = labeled.getText();
    return own == null || own.isEmpty() && labeled.getGraphic() != null ? text(labeled.getGraphic()) : own;
  }
}
