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
 * A showing window.
 *
 * @param stageIndex Its place in the order of windows.
 * @param windowId Names it for as long as the application runs. Names a window for as long as
 *     the application runs: {@code w1}, {@code w2} and so on.
 * @param kind Stage, dialog or popup.
 * @param title Its title. Null when absent.
 * @param showing Whether it is showing.
 * @param focused Whether it has the focus.
 * @param modal Whether other windows take no input while it shows.
 * @param ownerStageIndex Index of the window that owns it. Null when absent.
 * @param ownerId The {@code windowId} of the window that owns it. Names a window for as long as
 *     the application runs: {@code w1}, {@code w2} and so on. Null when absent.
 * @param focusOwner The node that has the focus of its scene, whether or not the window has
 *     that of the desktop. Null when absent.
 * @param x Left edge on the screen. Null when absent.
 * @param y Upper edge on the screen. Null when absent.
 * @param width Width. Null when absent.
 * @param height Height. Null when absent.
 * @param scene Its content.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record UiStage(
    @JsonProperty(required = true) long stageIndex,
    @JsonProperty(required = true) String windowId,
    @JsonProperty(required = true) StageKind kind,
    @Nullable String title,
    @JsonProperty(required = true) boolean showing,
    @JsonProperty(required = true) boolean focused,
    @JsonProperty(required = true) boolean modal,
    @Nullable Long ownerStageIndex,
    @Nullable String ownerId,
    @Nullable NodeRef focusOwner,
    @Nullable Double x,
    @Nullable Double y,
    @Nullable Double width,
    @Nullable Double height,
    @JsonProperty(required = true) UiScene scene) {

  public UiStage {
    Objects.requireNonNull(windowId, "windowId");
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(scene, "scene");
  }
}
