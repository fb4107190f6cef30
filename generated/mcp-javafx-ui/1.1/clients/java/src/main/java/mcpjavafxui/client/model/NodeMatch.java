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
 * A node that a query found.
 *
 * @param ref Names the node.
 * @param type Its type.
 * @param id Its id.
 * @param summary Type and the most telling values: {@code Button[text=OK]}.
 * @param layout Where it is. Null when absent.
 * @param ancestor The line of the nearest node above it that has a name, an id or a row, as
 *     ui_look writes it. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record NodeMatch(
    @JsonProperty(required = true) NodeRef ref,
    @JsonProperty(required = true) String type,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String id,
    @JsonProperty(required = true) String summary,
    @Nullable MatchLayout layout,
    @Nullable String ancestor) {

  public NodeMatch {
    Objects.requireNonNull(ref, "ref");
    Objects.requireNonNull(type, "type");
    Objects.requireNonNull(summary, "summary");
  }
}
