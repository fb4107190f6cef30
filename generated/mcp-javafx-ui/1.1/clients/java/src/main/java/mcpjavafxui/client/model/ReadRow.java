// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * One row, on screen or not.
 *
 * @param index The row's index among the items.
 * @param offscreen It is not on screen: its texts are what its cells would show.
 * @param cells Its cells in the order of the columns.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ReadRow(
    @JsonProperty(required = true) long index,
    @JsonProperty(required = true) boolean offscreen,
    @JsonProperty(required = true) List<VisibleCell> cells) {

  public ReadRow {
    cells = List.copyOf(cells);
  }
}
