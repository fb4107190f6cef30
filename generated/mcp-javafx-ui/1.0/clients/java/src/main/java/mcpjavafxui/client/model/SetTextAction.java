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
 * Replaces the content of a text input.
 *
 * @param target The text input.
 * @param text Its new content.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({"type", "target", "text"})
public record SetTextAction(
    @JsonProperty(required = true) ActionTarget target,
    @JsonProperty(required = true) String text) implements Action {

  public SetTextAction {
    Objects.requireNonNull(target, "target");
    Objects.requireNonNull(text, "text");
  }

  /** Names the action. */
  @Override
  @JsonProperty("type")
  public String type() {
    return "setText";
  }

  @Override
  public String toString() {
    return "SetTextAction[target=" + target + ", text=***" + "]";
  }
}
