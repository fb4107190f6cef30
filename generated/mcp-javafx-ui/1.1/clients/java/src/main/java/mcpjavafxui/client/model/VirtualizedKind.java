// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * The control that only keeps the rows on screen as nodes. Other values may join: compare with the
 * constants, and expect more.
 *
 * @param value As on the wire.
 */
public record VirtualizedKind(@JsonValue String value) {

  public static final VirtualizedKind LIST_VIEW = new VirtualizedKind("ListView");
  public static final VirtualizedKind TABLE_VIEW = new VirtualizedKind("TableView");
  public static final VirtualizedKind TREE_VIEW = new VirtualizedKind("TreeView");
  public static final VirtualizedKind TREE_TABLE_VIEW = new VirtualizedKind("TreeTableView");

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public VirtualizedKind {
    Objects.requireNonNull(value, "value");
  }

  @Override
  public String toString() {
    return value;
  }
}
