// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What an action is done to.
 *
 * @param ref The node.
 * @param item A row or cell of a ListView, TableView, TreeView or TreeTableView; it is scrolled
 *     into view first. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ActionTarget(
    @JsonProperty(required = true) NodeRefInput ref,
    @Nullable ItemAddress item) {

  public ActionTarget {
    Objects.requireNonNull(ref, "ref");
  }

  /** With what is required. */
  public ActionTarget(NodeRefInput ref) {
    this(ref, null);
  }

  /** A copy with this {@code item}. */
  public ActionTarget withItem(ItemAddress item) {
    return new ActionTarget(ref, item);
  }
}
