package org.mcpjavafx.core.controls;

import java.util.ArrayList;
import java.util.List;
import javafx.collections.ObservableList;
import javafx.scene.control.FocusModel;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;

/** The rows of a table, with a cell for each column that is shown. */
final class TableFlow<S> extends FlowControl {
  private final TableView<S> table;

  TableFlow(TableView<S> table) {
    super(table, "TableView", table.getVisibleLeafColumns());
    this.table = table;
  }

  @Override public int itemsCount() { return table.getItems() == null ? 0 : table.getItems().size(); }
  @Override FocusModel<?> focusModel() { return table.getFocusModel(); }
  @Override ObservableList<Integer> selectedIndices() { return table.getSelectionModel() == null ? null : table.getSelectionModel().getSelectedIndices(); }
  @Override void scrollTo(int index) { table.scrollTo(index); }
  @Override void scrollToColumn(int column) { table.scrollToColumnIndex(column); }

  @Override
  List<String> made(int index) {
    TableRow<S> row = table.getRowFactory() == null ? new TableRow<>() : table.getRowFactory().call(table);
    row.updateTableView(table);
    row.updateIndex(index);
    List<String> texts = new ArrayList<>();
    for (TableColumn<S, ?> column : table.getVisibleLeafColumns()) texts.add(made(column, row, index));
    row.updateIndex(-1);
    return texts;
  }

  private <T> String made(TableColumn<S, T> column, TableRow<S> row, int index) {
    TableCell<S, T> cell = column.getCellFactory().call(column);
    cell.updateTableColumn(column);
    cell.updateTableView(table);
    cell.updateTableRow(row);
    return CellText.shown(cell, index);
  }
}
