// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * Switches sections on or off, whatever the mode says.
 *
 * @param bounds Bounds in parent and in scene. Null when absent.
 * @param localToScreen Bounds on the screen. Null when absent.
 * @param properties JavaFX properties. Null when absent.
 * @param virtualization Rows of virtualized controls. Null when absent.
 * @param accessibility Accessible role and help. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record SnapshotInclude(
    @Nullable Boolean bounds,
    @Nullable Boolean localToScreen,
    @Nullable Boolean properties,
    @Nullable Boolean virtualization,
    @Nullable Boolean accessibility) {

  /** With nothing, as nothing is required. */
  public SnapshotInclude() {
    this(null, null, null, null, null);
  }

  /** A copy with this {@code bounds}. */
  public SnapshotInclude withBounds(boolean bounds) {
    return new SnapshotInclude(bounds, localToScreen, properties, virtualization, accessibility);
  }

  /** A copy with this {@code localToScreen}. */
  public SnapshotInclude withLocalToScreen(boolean localToScreen) {
    return new SnapshotInclude(bounds, localToScreen, properties, virtualization, accessibility);
  }

  /** A copy with this {@code properties}. */
  public SnapshotInclude withProperties(boolean properties) {
    return new SnapshotInclude(bounds, localToScreen, properties, virtualization, accessibility);
  }

  /** A copy with this {@code virtualization}. */
  public SnapshotInclude withVirtualization(boolean virtualization) {
    return new SnapshotInclude(bounds, localToScreen, properties, virtualization, accessibility);
  }

  /** A copy with this {@code accessibility}. */
  public SnapshotInclude withAccessibility(boolean accessibility) {
    return new SnapshotInclude(bounds, localToScreen, properties, virtualization, accessibility);
  }
}
