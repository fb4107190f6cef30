// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Details of MCP_UI_TIMEOUT.
 *
 * @param timeoutMs The deadline that passed. Null when absent.
 * @param results Results of the actions that were completed (ui_perform). Null when absent.
 * @param startedIndex Index of the action that had begun and may still complete; null when none
 *     had (ui_perform). Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record TimeoutDetails(
    @Nullable Long timeoutMs,
    @Nullable List<ActionResult> results,
    @Nullable Long startedIndex) {

  public TimeoutDetails {
    results = results == null ? null : List.copyOf(results);
  }
}
