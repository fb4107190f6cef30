// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * What became of the commands.
 *
 * @param succeeded How many were done.
 * @param failed How many failed.
 * @param skipped How many were not tried.
 * @param rolledBack All was undone.
 * @param results One for each command, in order.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record BatchCommandsOutput(
    @JsonProperty(required = true) long succeeded,
    @JsonProperty(required = true) long failed,
    @JsonProperty(required = true) long skipped,
    @JsonProperty(required = true) boolean rolledBack,
    @JsonProperty(required = true) List<BatchResult> results) {

  public BatchCommandsOutput {
    results = List.copyOf(results);
  }
}
