// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.Objects;

/**
 * Types text into the focus owner, character by character.
 *
 * @param text What is typed, exactly.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({"type", "text"})
public record TypeTextAction(
    @JsonProperty(required = true) String text) implements Action {

  public TypeTextAction {
    Objects.requireNonNull(text, "text");
  }

  /** Names the action. */
  @Override
  @JsonProperty("type")
  public String type() {
    return "typeText";
  }

  @Override
  public String toString() {
    return "TypeTextAction[text=***" + "]";
  }
}
