// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import org.jspecify.annotations.Nullable;

/**
 * Gives the keyboard focus to the target. Exactly one of {@code target}, {@code locator}.
 *
 * @param target What it is done to. Null when absent.
 * @param locator The same, named by what a user sees; instead of {@code target}. Names a node
 *     by what a user sees: steps joined by {@code >> }, each a uid, a selector such as {@code
 *     Button#ok}, or {@code text=}, {@code label=} or {@code tooltip=} with a text, and then any of
 *     {@code row=}, {@code column=}, {@code item=} and {@code nth=}. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({"type", "target", "locator"})
public record FocusAction(
    @Nullable ActionTarget target,
    @Nullable String locator) implements Action {

  /** With nothing, as nothing is required. */
  public FocusAction() {
    this(null, null);
  }

  /** A copy with this {@code target}. */
  public FocusAction withTarget(ActionTarget target) {
    return new FocusAction(target, locator);
  }

  /** A copy with this {@code locator}. */
  public FocusAction withLocator(String locator) {
    return new FocusAction(target, locator);
  }

  /** Names the action. */
  @Override
  @JsonProperty("type")
  public String type() {
    return "focus";
  }
}
