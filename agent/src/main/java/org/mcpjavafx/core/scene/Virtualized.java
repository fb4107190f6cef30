package org.mcpjavafx.core.scene;

import java.util.List;
import javafx.scene.Node;

/** One of ListView, TableView, TreeView, TreeTableView. */
public interface Virtualized extends ReadableRows {
  String kind();

  /** First and last row on screen, both inclusive; null when there is none. */
  int[] visibleRange();

  List<Integer> selected();

  /** -1 when the focus model points to nothing. */
  int focused();

  /** The node that shows a row now; null when the row is not on screen. */
  Node row(int index);

  /** Names the item that a row shows: another item has another name. */
  String item(Node row);

  /** Where in the tree a row stands; null in what is no tree. */
  default Virtualization.Branch branch(Node row) {
    return null;
  }

  /** One text a column, or the one of the row. */
  List<String> texts(Node row);

  /** Scrolls the row, and the column unless negative, into view; gives the row or the cell, or null. */
  Node reveal(int index, int column);

  /** Gives the control the focus and points its focus model to the row. */
  void focus(int index);
}
