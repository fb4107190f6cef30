package org.mcpjavafx.core.scene;

import java.util.List;
import org.mcpjavafx.core.wire.JsonWriter;

/** What a virtualized control holds, and what of it is on screen. */
public record Virtualization(
    String kind, int itemsCount, int from, int to, List<Integer> selected, int focused, List<Column> columns, List<Row> rows) {
  public record Column(String id, String text) {}

  /** {@code texts}: one a visible column; null where the cell does not exist. */
  record Row(int index, String uid, String item, String steps, Branch branch, List<String> texts) {}

  /** Where in a tree a row stands: 0 is the first level that is shown; a leaf can't be expanded. */
  public record Branch(int level, boolean leaf) {}

  void writeTo(JsonWriter json) {
    json.open('{').field("kind", kind).field("itemsCount", itemsCount).key("visibleRange");
    if (from < 0) json.nothing();
    else json.open('{').field("from", from).field("to", to).close('}');
    json.key("selectedIndices").any(selected).key("focusedIndex");
    if (focused < 0) json.nothing();
    else json.number(focused);
    if (columns != null) {
      json.key("columns").open('[');
      for (Column column : columns) json.open('{').field("id", column.id).field("text", column.text).close('}');
      json.close(']');
    }
    json.key("visibleCells").open('[');
    for (Row row : rows) {
      json.open('{').field("index", row.index).field("uid", row.uid).field("item", row.item).field("steps", row.steps);
      if (row.branch != null) json.field("level", row.branch.level);
      if (row.branch != null && row.branch.leaf) json.field("leaf", true);
      writeCells(json, columns, row.texts);
      json.close('}');
    }
    json.close(']').close('}');
  }

  static void writeCells(JsonWriter json, List<Column> columns, List<String> texts) {
    json.key("cells").open('[');
    for (int i = 0; i < texts.size(); i++) {
      json.open('{').field("columnId", columns == null ? null : columns.get(i).id).field("text", texts.get(i)).close('}');
    }
    json.close(']');
  }
}
