// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;

/**
 * One row on screen.
 *
 * @param index The row's index among the items.
 * @param rowRef The cell or row node that shows it now. It names the node, not the item.
 * @param cells Its cells in the order of the columns.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record VisibleRow(
    @JsonProperty(required = true) long index,
    @JsonProperty(required = true) NodeRef rowRef,
    @JsonProperty(required = true) List<VisibleCell> cells) {

  public VisibleRow {
    Objects.requireNonNull(rowRef, "rowRef");
    cells = List.copyOf(cells);
  }
}
