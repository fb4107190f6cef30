package org.mcpjavafx.core.controls;

import java.util.Collections;
import java.util.List;
import javafx.collections.ObservableList;
import javafx.scene.control.FocusModel;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;

/** The rows of a list. */
final class ListFlow extends FlowControl {
  private final ListView<?> list;

  ListFlow(ListView<?> list) {
    super(list, "ListView", null);
    this.list = list;
  }

  @Override public int itemsCount() { return list.getItems() == null ? 0 : list.getItems().size(); }
  @Override FocusModel<?> focusModel() { return list.getFocusModel(); }
  @Override ObservableList<Integer> selectedIndices() { return list.getSelectionModel() == null ? null : list.getSelectionModel().getSelectedIndices(); }
  @Override void scrollTo(int index) { list.scrollTo(index); }
  @Override List<String> made(int index) { return Collections.singletonList(made(list, index)); }

  private static <T> String made(ListView<T> list, int index) {
    if (list.getCellFactory() == null) return CellText.plain(list.getItems().get(index));
    ListCell<T> cell = list.getCellFactory().call(list);
    cell.updateListView(list);
    return CellText.shown(cell, index);
  }
}
