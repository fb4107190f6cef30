// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a virtualized control holds, and what of it is on screen.
 *
 * @param kind The control.
 * @param itemsCount Number of items; of a tree that of the rows that the expanded branches
 *     give.
 * @param visibleRange The rows on screen; null when there are none. Null when absent.
 * @param selectedIndices Selected rows, ascending.
 * @param focusedIndex Row that the focus model points to; null when none. Null when absent.
 * @param columns Visible leaf columns in their order; only for tables. Null when absent.
 * @param visibleCells The rows on screen.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Virtualization(
    @JsonProperty(required = true) VirtualizedKind kind,
    @JsonProperty(required = true) long itemsCount,
    @Nullable RowRange visibleRange,
    @JsonProperty(required = true) List<Long> selectedIndices,
    @Nullable Long focusedIndex,
    @Nullable List<ColumnInfo> columns,
    @JsonProperty(required = true) List<VisibleRow> visibleCells) {

  public Virtualization {
    Objects.requireNonNull(kind, "kind");
    selectedIndices = List.copyOf(selectedIndices);
    columns = columns == null ? null : List.copyOf(columns);
    visibleCells = List.copyOf(visibleCells);
  }
}
