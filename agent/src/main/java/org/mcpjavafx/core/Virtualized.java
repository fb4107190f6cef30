package org.mcpjavafx.core;

import java.util.List;
import javafx.scene.Node;

/** One of ListView, TableView, TreeView, TreeTableView. */
interface Virtualized {
  String kind();

  int itemsCount();

  /** First and last row on screen, both inclusive; null when there is none. */
  int[] visibleRange();

  List<Integer> selected();

  /** -1 when the focus model points to nothing. */
  int focused();

  /** Visible leaf columns; null for lists and trees. */
  List<Virtualization.Column> columns();

  /** The node that shows a row now; null when the row is not on screen. */
  Node row(int index);

  /** One text a column, or the one of the row. */
  List<String> texts(Node row);

  /** Scrolls the row, and the column unless negative, into view; gives the row or the cell, or null. */
  Node reveal(int index, int column);

  /** Gives the control the focus and points its focus model to the row. */
  void focus(int index);
}
