// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * Which node. Exactly one of {@code ref}, {@code locator}.
 *
 * @param ref The node. Null when absent.
 * @param locator The node, named by what a user sees; instead of {@code ref}. Names a node by
 *     what a user sees: steps joined by {@code >> }, each a uid, a selector such as {@code
 *     Button#ok}, or {@code text=}, {@code label=} or {@code tooltip=} with a text, and then any of
 *     {@code row=}, {@code column=}, {@code item=} and {@code nth=}. Null when absent.
 * @param includeChildren Also its direct children. Default: false. Null when absent.
 * @param rows Also these rows of a list, table, tree, combo box or choice box, on screen or
 *     not. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record UiGetNodeInput(
    @Nullable NodeRefInput ref,
    @Nullable String locator,
    @Nullable Boolean includeChildren,
    @Nullable RowsRequest rows) {

  /** With nothing, as nothing is required. */
  public UiGetNodeInput() {
    this(null, null, null, null);
  }

  /** A copy with this {@code ref}. */
  public UiGetNodeInput withRef(NodeRefInput ref) {
    return new UiGetNodeInput(ref, locator, includeChildren, rows);
  }

  /** A copy with this {@code locator}. */
  public UiGetNodeInput withLocator(String locator) {
    return new UiGetNodeInput(ref, locator, includeChildren, rows);
  }

  /** A copy with this {@code includeChildren}. */
  public UiGetNodeInput withIncludeChildren(boolean includeChildren) {
    return new UiGetNodeInput(ref, locator, includeChildren, rows);
  }

  /** A copy with this {@code rows}. */
  public UiGetNodeInput withRows(RowsRequest rows) {
    return new UiGetNodeInput(ref, locator, includeChildren, rows);
  }
}
