// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * Where to look, how much of it, and since when.
 *
 * @param window Another window, by its {@code windowId}. A window by its {@code windowId}, or
 *     {@code current}. Null when absent.
 * @param within Only the node that this names, and what is below it. Names a node by what a
 *     user sees: steps joined by {@code >> }, each a uid, a selector such as {@code Button#ok}, or
 *     {@code text=}, {@code label=} or {@code tooltip=} with a text, and then any of {@code row=},
 *     {@code column=}, {@code item=} and {@code nth=}. Null when absent.
 * @param since Only what has changed since that look. Names what was seen in one look. Null
 *     when absent.
 * @param maxBytes Most bytes of the outline. Default: 16384. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record UiLookInput(
    @Nullable String window,
    @Nullable String within,
    @Nullable String since,
    @Nullable Long maxBytes) {

  /** With nothing, as nothing is required. */
  public UiLookInput() {
    this(null, null, null, null);
  }

  /** A copy with this {@code window}. */
  public UiLookInput withWindow(String window) {
    return new UiLookInput(window, within, since, maxBytes);
  }

  /** A copy with this {@code within}. */
  public UiLookInput withWithin(String within) {
    return new UiLookInput(window, within, since, maxBytes);
  }

  /** A copy with this {@code since}. */
  public UiLookInput withSince(String since) {
    return new UiLookInput(window, within, since, maxBytes);
  }

  /** A copy with this {@code maxBytes}. */
  public UiLookInput withMaxBytes(long maxBytes) {
    return new UiLookInput(window, within, since, maxBytes);
  }
}
