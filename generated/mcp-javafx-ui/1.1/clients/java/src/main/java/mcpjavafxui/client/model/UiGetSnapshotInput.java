// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * Which windows, how deep, and which sections.
 *
 * @param stage Which windows. Default: "focused". Null when absent.
 * @param stageIndex Index of one window, alone or with {@code stage: focused}. Null when
 *     absent.
 * @param window A window by its {@code windowId}, or {@code current}; alone, without {@code
 *     stage} and {@code stageIndex}. A window by its {@code windowId}, or {@code current}. Null
 *     when absent.
 * @param mode How much of each node. Default: "compact". Null when absent.
 * @param depth Edges from the root; 0 is the root alone. Default: 8 in compact mode, 50 in full
 *     mode. Null when absent.
 * @param include Sections on or off, whatever the mode says. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record UiGetSnapshotInput(
    @Nullable StageChoice stage,
    @Nullable Long stageIndex,
    @Nullable String window,
    @Nullable SnapshotMode mode,
    @Nullable Long depth,
    @Nullable SnapshotInclude include) {

  /** With nothing, as nothing is required. */
  public UiGetSnapshotInput() {
    this(null, null, null, null, null, null);
  }

  /** A copy with this {@code stage}. */
  public UiGetSnapshotInput withStage(StageChoice stage) {
    return new UiGetSnapshotInput(stage, stageIndex, window, mode, depth, include);
  }

  /** A copy with this {@code stageIndex}. */
  public UiGetSnapshotInput withStageIndex(long stageIndex) {
    return new UiGetSnapshotInput(stage, stageIndex, window, mode, depth, include);
  }

  /** A copy with this {@code window}. */
  public UiGetSnapshotInput withWindow(String window) {
    return new UiGetSnapshotInput(stage, stageIndex, window, mode, depth, include);
  }

  /** A copy with this {@code mode}. */
  public UiGetSnapshotInput withMode(SnapshotMode mode) {
    return new UiGetSnapshotInput(stage, stageIndex, window, mode, depth, include);
  }

  /** A copy with this {@code depth}. */
  public UiGetSnapshotInput withDepth(long depth) {
    return new UiGetSnapshotInput(stage, stageIndex, window, mode, depth, include);
  }

  /** A copy with this {@code include}. */
  public UiGetSnapshotInput withInclude(SnapshotInclude include) {
    return new UiGetSnapshotInput(stage, stageIndex, window, mode, depth, include);
  }
}
