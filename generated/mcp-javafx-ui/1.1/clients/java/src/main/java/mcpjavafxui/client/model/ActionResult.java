// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * What became of one action.
 *
 * @param ok True: it was carried out.
 * @param type The type of the action, echoed.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ActionResult(
    @JsonProperty(required = true) boolean ok,
    @JsonProperty(required = true) ActionType type) {

  public ActionResult {
    Objects.requireNonNull(type, "type");
  }
}
