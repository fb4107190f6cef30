// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Change furniture.
 *
 * @param id Id of the piece.
 * @param name Name. Null when absent.
 * @param x X. Null when absent.
 * @param y Y. Null when absent.
 * @param elevation Elevation. Null when absent.
 * @param angle Clockwise. Null when absent.
 * @param width Width. Null when absent.
 * @param depth Depth. Null when absent.
 * @param height Height. Null when absent.
 * @param color Colour. Null when absent.
 * @param visible Visible. Null when absent.
 * @param mirrored Mirrored. Null when absent.
 * @param home The home. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ModifyFurnitureInput(
    @JsonProperty(required = true) String id,
    @Nullable String name,
    @Nullable Double x,
    @Nullable Double y,
    @Nullable Double elevation,
    @Nullable Double angle,
    @Nullable Double width,
    @Nullable Double depth,
    @Nullable Double height,
    @Nullable String color,
    @Nullable Boolean visible,
    @Nullable Boolean mirrored,
    @Nullable String home) {

  public ModifyFurnitureInput {
    Objects.requireNonNull(id, "id");
  }

  /** With what is required. */
  public ModifyFurnitureInput(String id) {
    this(id, null, null, null, null, null, null, null, null, null, null, null, null);
  }

  /** A copy with this {@code name}. */
  public ModifyFurnitureInput withName(String name) {
    return new ModifyFurnitureInput(id, name, x, y, elevation, angle, width, depth, height, color, visible, mirrored, home);
  }

  /** A copy with this {@code x}. */
  public ModifyFurnitureInput withX(double x) {
    return new ModifyFurnitureInput(id, name, x, y, elevation, angle, width, depth, height, color, visible, mirrored, home);
  }

  /** A copy with this {@code y}. */
  public ModifyFurnitureInput withY(double y) {
    return new ModifyFurnitureInput(id, name, x, y, elevation, angle, width, depth, height, color, visible, mirrored, home);
  }

  /** A copy with this {@code elevation}. */
  public ModifyFurnitureInput withElevation(double elevation) {
    return new ModifyFurnitureInput(id, name, x, y, elevation, angle, width, depth, height, color, visible, mirrored, home);
  }

  /** A copy with this {@code angle}. */
  public ModifyFurnitureInput withAngle(double angle) {
    return new ModifyFurnitureInput(id, name, x, y, elevation, angle, width, depth, height, color, visible, mirrored, home);
  }

  /** A copy with this {@code width}. */
  public ModifyFurnitureInput withWidth(double width) {
    return new ModifyFurnitureInput(id, name, x, y, elevation, angle, width, depth, height, color, visible, mirrored, home);
  }

  /** A copy with this {@code depth}. */
  public ModifyFurnitureInput withDepth(double depth) {
    return new ModifyFurnitureInput(id, name, x, y, elevation, angle, width, depth, height, color, visible, mirrored, home);
  }

  /** A copy with this {@code height}. */
  public ModifyFurnitureInput withHeight(double height) {
    return new ModifyFurnitureInput(id, name, x, y, elevation, angle, width, depth, height, color, visible, mirrored, home);
  }

  /** A copy with this {@code color}. */
  public ModifyFurnitureInput withColor(String color) {
    return new ModifyFurnitureInput(id, name, x, y, elevation, angle, width, depth, height, color, visible, mirrored, home);
  }

  /** A copy with this {@code visible}. */
  public ModifyFurnitureInput withVisible(boolean visible) {
    return new ModifyFurnitureInput(id, name, x, y, elevation, angle, width, depth, height, color, visible, mirrored, home);
  }

  /** A copy with this {@code mirrored}. */
  public ModifyFurnitureInput withMirrored(boolean mirrored) {
    return new ModifyFurnitureInput(id, name, x, y, elevation, angle, width, depth, height, color, visible, mirrored, home);
  }

  /** A copy with this {@code home}. */
  public ModifyFurnitureInput withHome(String home) {
    return new ModifyFurnitureInput(id, name, x, y, elevation, angle, width, depth, height, color, visible, mirrored, home);
  }
}
