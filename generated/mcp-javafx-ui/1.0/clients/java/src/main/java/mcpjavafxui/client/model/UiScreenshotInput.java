// Generated from mcp-javafx-ui/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * Which window.
 *
 * @param stageIndex Index of the window. Default: the focused one. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record UiScreenshotInput(
    @Nullable Long stageIndex) {

  /** With nothing, as nothing is required. */
  public UiScreenshotInput() {
    this(null);
  }

  /** A copy with this {@code stageIndex}. */
  public UiScreenshotInput withStageIndex(long stageIndex) {
    return new UiScreenshotInput(stageIndex);
  }
}
