// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * Rows of a control, read by their index.
 *
 * @param total How many rows it has.
 * @param rows Those that were asked for, in their order.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ReadRows(
    @JsonProperty(required = true) long total,
    @JsonProperty(required = true) List<ReadRow> rows) {

  public ReadRows {
    rows = List.copyOf(rows);
  }
}
