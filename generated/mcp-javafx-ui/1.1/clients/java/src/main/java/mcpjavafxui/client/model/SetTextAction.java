// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Replaces the content of a text input. Exactly one of {@code target}, {@code locator}.
 *
 * @param target What it is done to. Null when absent.
 * @param locator The same, named by what a user sees; instead of {@code target}. Names a node
 *     by what a user sees: steps joined by {@code >> }, each a uid, a selector such as {@code
 *     Button#ok}, or {@code text=}, {@code label=} or {@code tooltip=} with a text, and then any of
 *     {@code row=}, {@code column=}, {@code item=} and {@code nth=}. Null when absent.
 * @param text Its new content.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({"type", "target", "locator", "text"})
public record SetTextAction(
    @Nullable ActionTarget target,
    @Nullable String locator,
    @JsonProperty(required = true) String text) implements Action {

  public SetTextAction {
    Objects.requireNonNull(text, "text");
  }

  /** With what is required. */
  public SetTextAction(String text) {
    this(null, null, text);
  }

  /** A copy with this {@code target}. */
  public SetTextAction withTarget(ActionTarget target) {
    return new SetTextAction(target, locator, text);
  }

  /** A copy with this {@code locator}. */
  public SetTextAction withLocator(String locator) {
    return new SetTextAction(target, locator, text);
  }

  /** Names the action. */
  @Override
  @JsonProperty("type")
  public String type() {
    return "setText";
  }

  @Override
  public String toString() {
    return "SetTextAction[target=" + target + ", locator=" + locator + ", text=***" + "]";
  }
}
