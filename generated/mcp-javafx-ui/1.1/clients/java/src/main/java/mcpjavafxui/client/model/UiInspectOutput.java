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
 * What the inspector shows first.
 *
 * @param windowId The window. Names a window for as long as the application runs: {@code w1},
 *     {@code w2} and so on.
 * @param selected The node that is selected; null when none was asked for. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record UiInspectOutput(
    @JsonProperty(required = true) String windowId,
    @Nullable NodeRef selected) {

  public UiInspectOutput {
    Objects.requireNonNull(windowId, "windowId");
  }
}
