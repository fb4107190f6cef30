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
 * Where a search without a match has looked.
 *
 * @param windows The windows, in their order. Names a window for as long as the application
 *     runs: {@code w1}, {@code w2} and so on.
 * @param nodes How many nodes were looked at.
 * @param within The uid of the node below which it looked. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record SearchedPlace(
    @JsonProperty(required = true) List<String> windows,
    @JsonProperty(required = true) long nodes,
    @Nullable String within) {

  public SearchedPlace {
    windows = List.copyOf(windows);
  }
}
