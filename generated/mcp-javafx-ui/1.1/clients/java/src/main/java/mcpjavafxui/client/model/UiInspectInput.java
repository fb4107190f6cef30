// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * What the inspector shows first.
 *
 * @param window Another window, by its {@code windowId}. A window by its {@code windowId}, or
 *     {@code current}. Null when absent.
 * @param locator The node to select, in whatever window it is found. Names a node by what a
 *     user sees: steps joined by {@code >> }, each a uid, a selector such as {@code Button#ok}, or
 *     {@code text=}, {@code label=} or {@code tooltip=} with a text, and then any of {@code row=},
 *     {@code column=}, {@code item=} and {@code nth=}. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record UiInspectInput(
    @Nullable String window,
    @Nullable String locator) {

  /** With nothing, as nothing is required. */
  public UiInspectInput() {
    this(null, null);
  }

  /** A copy with this {@code window}. */
  public UiInspectInput withWindow(String window) {
    return new UiInspectInput(window, locator);
  }

  /** A copy with this {@code locator}. */
  public UiInspectInput withLocator(String locator) {
    return new UiInspectInput(window, locator);
  }
}
