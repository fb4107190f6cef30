// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The nodes found.
 *
 * @param matches Matches in document order.
 * @param truncated True when the limit cut the list. Null when absent.
 * @param total How many nodes match, when the list was cut. Null when absent.
 * @param searched Where it looked, when nothing matches. Null when absent.
 * @param nearest What comes nearest, at most three nodes, when nothing matches. Null when
 *     absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record UiQueryOutput(
    @JsonProperty(required = true) List<NodeMatch> matches,
    @Nullable Boolean truncated,
    @Nullable Long total,
    @Nullable SearchedPlace searched,
    @Nullable List<NodeMatch> nearest) {

  public UiQueryOutput {
    matches = List.copyOf(matches);
    nearest = nearest == null ? null : List.copyOf(nearest);
  }
}
