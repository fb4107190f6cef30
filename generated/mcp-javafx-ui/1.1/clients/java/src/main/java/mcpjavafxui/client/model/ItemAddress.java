// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;

/**
 * A row of a virtualized control, on screen or not, and in tables one of its cells.
 *
 * @param index The row's index among the items.
 * @param column The column. Default: the whole row. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ItemAddress(
    @JsonProperty(required = true) long index,
    @Nullable ColumnKey column) {

  /** With what is required. */
  public ItemAddress(long index) {
    this(index, null);
  }

  /** A copy with this {@code column}. */
  public ItemAddress withColumn(ColumnKey column) {
    return new ItemAddress(index, column);
  }
}
