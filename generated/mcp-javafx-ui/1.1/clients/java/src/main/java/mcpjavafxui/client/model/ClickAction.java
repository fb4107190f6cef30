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
 * Clicks the centre of the target, or a point on the screen, with the primary button. Exactly one
 * of {@code target}, {@code locator}, {@code x}. All or none of {@code x}, {@code y}.
 *
 * @param target What it is done to. Null when absent.
 * @param locator The same, named by what a user sees; instead of {@code target}. Names a node
 *     by what a user sees: steps joined by {@code >> }, each a uid, a selector such as {@code
 *     Button#ok}, or {@code text=}, {@code label=} or {@code tooltip=} with a text, and then any of
 *     {@code row=}, {@code column=}, {@code item=} and {@code nth=}. Null when absent.
 * @param x Screen coordinate; together with {@code y}, instead of a target. Null when absent.
 * @param y Screen coordinate; together with {@code x}, instead of a target. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({"type", "target", "locator", "x", "y"})
public record ClickAction(
    @Nullable ActionTarget target,
    @Nullable String locator,
    @Nullable Double x,
    @Nullable Double y) implements Action {

  /** With nothing, as nothing is required. */
  public ClickAction() {
    this(null, null, null, null);
  }

  /** A copy with this {@code target}. */
  public ClickAction withTarget(ActionTarget target) {
    return new ClickAction(target, locator, x, y);
  }

  /** A copy with this {@code locator}. */
  public ClickAction withLocator(String locator) {
    return new ClickAction(target, locator, x, y);
  }

  /** A copy with this {@code x}. */
  public ClickAction withX(double x) {
    return new ClickAction(target, locator, x, y);
  }

  /** A copy with this {@code y}. */
  public ClickAction withY(double y) {
    return new ClickAction(target, locator, x, y);
  }

  /** Names the action. */
  @Override
  @JsonProperty("type")
  public String type() {
    return "click";
  }
}
