// Generated from mcp-javafx-ui/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Which node.
 *
 * @param ref The node.
 * @param includeChildren Also its direct children. Default: false. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record UiGetNodeInput(
    @JsonProperty(required = true) NodeRefInput ref,
    @Nullable Boolean includeChildren) {

  public UiGetNodeInput {
    Objects.requireNonNull(ref, "ref");
  }

  /** With what is required. */
  public UiGetNodeInput(NodeRefInput ref) {
    this(ref, null);
  }

  /** A copy with this {@code includeChildren}. */
  public UiGetNodeInput withIncludeChildren(boolean includeChildren) {
    return new UiGetNodeInput(ref, includeChildren);
  }
}
