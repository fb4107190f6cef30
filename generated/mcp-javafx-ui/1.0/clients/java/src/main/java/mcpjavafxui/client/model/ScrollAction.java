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
 * Scrolls the target vertically.
 *
 * @param target What is scrolled.
 * @param deltaY Pixels; negative scrolls towards the end.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({"type", "target", "deltaY"})
public record ScrollAction(
    @JsonProperty(required = true) ActionTarget target,
    @JsonProperty(required = true) double deltaY) implements Action {

  public ScrollAction {
    Objects.requireNonNull(target, "target");
  }

  /** Names the action. */
  @Override
  @JsonProperty("type")
  public String type() {
    return "scroll";
  }
}
