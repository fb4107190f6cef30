// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * What became of the actions.
 *
 * @param results One result an action, in order.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record UiPerformOutput(
    @JsonProperty(required = true) List<ActionResult> results) {

  public UiPerformOutput {
    results = List.copyOf(results);
  }
}
