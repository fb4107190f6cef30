// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * Where a query searches: a window and the popups that it owns, or all windows.
 *
 * @param stage Default: {@code focused}, or {@code index} when {@code stageIndex} is given.
 *     Null when absent.
 * @param stageIndex Index of the window. Null when absent.
 * @param window A window by its {@code windowId}, or {@code current}; alone, without {@code
 *     stage} and {@code stageIndex}. A window by its {@code windowId}, or {@code current}. Null
 *     when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record QueryScope(
    @Nullable ScopeChoice stage,
    @Nullable Long stageIndex,
    @Nullable String window) {

  /** With nothing, as nothing is required. */
  public QueryScope() {
    this(null, null, null);
  }

  /** A copy with this {@code stage}. */
  public QueryScope withStage(ScopeChoice stage) {
    return new QueryScope(stage, stageIndex, window);
  }

  /** A copy with this {@code stageIndex}. */
  public QueryScope withStageIndex(long stageIndex) {
    return new QueryScope(stage, stageIndex, window);
  }

  /** A copy with this {@code window}. */
  public QueryScope withWindow(String window) {
    return new QueryScope(stage, stageIndex, window);
  }
}
