// Generated from mcp-javafx-ui/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.Objects;

/**
 * Gives the keyboard focus to the target.
 *
 * @param target What gets the focus.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({"type", "target"})
public record FocusAction(
    @JsonProperty(required = true) ActionTarget target) implements Action {

  public FocusAction {
    Objects.requireNonNull(target, "target");
  }

  /** Names the action. */
  @Override
  @JsonProperty("type")
  public String type() {
    return "focus";
  }
}
