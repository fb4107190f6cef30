package org.mcpjavafx.core.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.mcpjavafx.core.wire.JsonWriter;

/** Rows that can be read by their index, whether or not they are on screen. */
public interface ReadableRows {
  int itemsCount();

  /** Visible leaf columns; null for what has none. */
  List<Virtualization.Column> columns();

  /** Whether a user sees the row now. */
  boolean isOnScreen(int index);

  /** One text a column, or the one of the row; of a row off screen what a cell made for it says. */
  List<String> read(int index);

  /** What was read, to be written off the FX thread. */
  record Read(int total, List<Virtualization.Column> columns, List<Row> rows) {
    void writeTo(JsonWriter json) {
      json.open('{').field("total", total).key("rows").open('[');
      for (Row row : rows) {
        json.open('{').field("index", row.index);
        if (row.offscreen) json.field("offscreen", true);
        Virtualization.writeCells(json, columns, row.texts);
        json.close('}');
      }
      json.close(']').close('}');
    }
  }

  record Row(int index, boolean offscreen, List<String> texts) {}

  /** The rows that a request asks for; null when it asks for none, or there are none. */
  static Read read(ReadableRows source, Object request) {
    if (source == null || !(request instanceof Map<?, ?> asked)) return null;
    int total = source.itemsCount();
    int from = ((Double) asked.get("from")).intValue();
    int end = (int) Math.min(total, (long) from + ((Double) asked.get("count")).intValue());
    List<Row> rows = new ArrayList<>();
    for (int i = from; i < end; i++) {
      boolean offscreen = !source.isOnScreen(i);
      if (!offscreen || Boolean.TRUE.equals(asked.get("offscreen"))) rows.add(new Row(i, offscreen, source.read(i)));
    }
    return new Read(total, source.columns(), rows);
  }
}
