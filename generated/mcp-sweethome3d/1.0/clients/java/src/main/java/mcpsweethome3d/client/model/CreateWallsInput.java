// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;

/**
 * Create four walls.
 *
 * @param x Left.
 * @param y Top.
 * @param width To the right.
 * @param height Downwards on the plan.
 * @param thickness Thickness. Default: 10. Null when absent.
 * @param wallHeight Default: that of the level, else 250. Null when absent.
 * @param home The home. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record CreateWallsInput(
    @JsonProperty(required = true) double x,
    @JsonProperty(required = true) double y,
    @JsonProperty(required = true) double width,
    @JsonProperty(required = true) double height,
    @Nullable Double thickness,
    @Nullable Double wallHeight,
    @Nullable String home) {

  /** With what is required. */
  public CreateWallsInput(double x, double y, double width, double height) {
    this(x, y, width, height, null, null, null);
  }

  /** A copy with this {@code thickness}. */
  public CreateWallsInput withThickness(double thickness) {
    return new CreateWallsInput(x, y, width, height, thickness, wallHeight, home);
  }

  /** A copy with this {@code wallHeight}. */
  public CreateWallsInput withWallHeight(double wallHeight) {
    return new CreateWallsInput(x, y, width, height, thickness, wallHeight, home);
  }

  /** A copy with this {@code home}. */
  public CreateWallsInput withHome(String home) {
    return new CreateWallsInput(x, y, width, height, thickness, wallHeight, home);
  }
}
