// Generated from mcp-javafx-ui/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;

/**
 * Details of MCP_UI_ACTION_FAILED.
 *
 * @param failedIndex Index of the action that failed.
 * @param reason Why it failed.
 * @param results Results of the actions that were carried out before it; empty when a key name
 *     is unknown, for then none was.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ActionFailedDetails(
    @JsonProperty(required = true) long failedIndex,
    @JsonProperty(required = true) FailureReason reason,
    @JsonProperty(required = true) List<ActionResult> results) {

  public ActionFailedDetails {
    Objects.requireNonNull(reason, "reason");
    results = List.copyOf(results);
  }
}
