// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * Of what, how large, and with which marks.
 *
 * @param stageIndex Index of the window. Default: the focused one. Null when absent.
 * @param window A window by its {@code windowId}, or {@code current}; alone, without {@code
 *     stageIndex}. A window by its {@code windowId}, or {@code current}. Null when absent.
 * @param locator Only the node that this names, in whatever window it is found, or in that of
 *     {@code window} or {@code stageIndex}. Names a node by what a user sees: steps joined by
 *     {@code >> }, each a uid, a selector such as {@code Button#ok}, or {@code text=}, {@code
 *     label=} or {@code tooltip=} with a text, and then any of {@code row=}, {@code column=},
 *     {@code item=} and {@code nth=}. Null when absent.
 * @param maxWidth Most pixels across; a larger picture is scaled down. Null when absent.
 * @param maxHeight Most pixels down; a larger picture is scaled down. Null when absent.
 * @param annotate Draw a box with its uid around each line of the look. Default: false. Null
 *     when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record UiScreenshotInput(
    @Nullable Long stageIndex,
    @Nullable String window,
    @Nullable String locator,
    @Nullable Long maxWidth,
    @Nullable Long maxHeight,
    @Nullable Boolean annotate) {

  /** With nothing, as nothing is required. */
  public UiScreenshotInput() {
    this(null, null, null, null, null, null);
  }

  /** A copy with this {@code stageIndex}. */
  public UiScreenshotInput withStageIndex(long stageIndex) {
    return new UiScreenshotInput(stageIndex, window, locator, maxWidth, maxHeight, annotate);
  }

  /** A copy with this {@code window}. */
  public UiScreenshotInput withWindow(String window) {
    return new UiScreenshotInput(stageIndex, window, locator, maxWidth, maxHeight, annotate);
  }

  /** A copy with this {@code locator}. */
  public UiScreenshotInput withLocator(String locator) {
    return new UiScreenshotInput(stageIndex, window, locator, maxWidth, maxHeight, annotate);
  }

  /** A copy with this {@code maxWidth}. */
  public UiScreenshotInput withMaxWidth(long maxWidth) {
    return new UiScreenshotInput(stageIndex, window, locator, maxWidth, maxHeight, annotate);
  }

  /** A copy with this {@code maxHeight}. */
  public UiScreenshotInput withMaxHeight(long maxHeight) {
    return new UiScreenshotInput(stageIndex, window, locator, maxWidth, maxHeight, annotate);
  }

  /** A copy with this {@code annotate}. */
  public UiScreenshotInput withAnnotate(boolean annotate) {
    return new UiScreenshotInput(stageIndex, window, locator, maxWidth, maxHeight, annotate);
  }
}
