// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;

/**
 * Create a wall.
 *
 * @param xStart X of the start.
 * @param yStart Y of the start.
 * @param xEnd X of the end.
 * @param yEnd Y of the end.
 * @param thickness Thickness. Default: 10. Null when absent.
 * @param height Default: that of the level, else 250. Null when absent.
 * @param home The home. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record CreateWallInput(
    @JsonProperty(required = true) double xStart,
    @JsonProperty(required = true) double yStart,
    @JsonProperty(required = true) double xEnd,
    @JsonProperty(required = true) double yEnd,
    @Nullable Double thickness,
    @Nullable Double height,
    @Nullable String home) {

  /** With what is required. */
  public CreateWallInput(double xStart, double yStart, double xEnd, double yEnd) {
    this(xStart, yStart, xEnd, yEnd, null, null, null);
  }

  /** A copy with this {@code thickness}. */
  public CreateWallInput withThickness(double thickness) {
    return new CreateWallInput(xStart, yStart, xEnd, yEnd, thickness, height, home);
  }

  /** A copy with this {@code height}. */
  public CreateWallInput withHeight(double height) {
    return new CreateWallInput(xStart, yStart, xEnd, yEnd, thickness, height, home);
  }

  /** A copy with this {@code home}. */
  public CreateWallInput withHome(String home) {
    return new CreateWallInput(xStart, yStart, xEnd, yEnd, thickness, height, home);
  }
}
