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
 * Change a wall.
 *
 * @param id Id of the wall.
 * @param xStart X of the start. Null when absent.
 * @param yStart Y of the start. Null when absent.
 * @param xEnd X of the end. Null when absent.
 * @param yEnd Y of the end. Null when absent.
 * @param thickness Thickness. Null when absent.
 * @param height Height. Null when absent.
 * @param heightAtEnd Height at the end. Null when absent.
 * @param arcExtent Angle of its arc. Null when absent.
 * @param color Both sides. Null when absent.
 * @param leftSideColor Left side. Null when absent.
 * @param rightSideColor Right side. Null when absent.
 * @param topColor Top. Null when absent.
 * @param shininess Both sides. Null when absent.
 * @param leftSideShininess Left side. Null when absent.
 * @param rightSideShininess Right side. Null when absent.
 * @param home The home. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ModifyWallInput(
    @JsonProperty(required = true) String id,
    @Nullable Double xStart,
    @Nullable Double yStart,
    @Nullable Double xEnd,
    @Nullable Double yEnd,
    @Nullable Double thickness,
    @Nullable Double height,
    @Nullable Double heightAtEnd,
    @Nullable Double arcExtent,
    @Nullable String color,
    @Nullable String leftSideColor,
    @Nullable String rightSideColor,
    @Nullable String topColor,
    @Nullable Double shininess,
    @Nullable Double leftSideShininess,
    @Nullable Double rightSideShininess,
    @Nullable String home) {

  public ModifyWallInput {
    Objects.requireNonNull(id, "id");
  }

  /** With what is required. */
  public ModifyWallInput(String id) {
    this(id, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null);
  }

  /** A copy with this {@code xStart}. */
  public ModifyWallInput withXStart(double xStart) {
    return new ModifyWallInput(id, xStart, yStart, xEnd, yEnd, thickness, height, heightAtEnd, arcExtent, color, leftSideColor, rightSideColor, topColor, shininess, leftSideShininess, rightSideShininess, home);
  }

  /** A copy with this {@code yStart}. */
  public ModifyWallInput withYStart(double yStart) {
    return new ModifyWallInput(id, xStart, yStart, xEnd, yEnd, thickness, height, heightAtEnd, arcExtent, color, leftSideColor, rightSideColor, topColor, shininess, leftSideShininess, rightSideShininess, home);
  }

  /** A copy with this {@code xEnd}. */
  public ModifyWallInput withXEnd(double xEnd) {
    return new ModifyWallInput(id, xStart, yStart, xEnd, yEnd, thickness, height, heightAtEnd, arcExtent, color, leftSideColor, rightSideColor, topColor, shininess, leftSideShininess, rightSideShininess, home);
  }

  /** A copy with this {@code yEnd}. */
  public ModifyWallInput withYEnd(double yEnd) {
    return new ModifyWallInput(id, xStart, yStart, xEnd, yEnd, thickness, height, heightAtEnd, arcExtent, color, leftSideColor, rightSideColor, topColor, shininess, leftSideShininess, rightSideShininess, home);
  }

  /** A copy with this {@code thickness}. */
  public ModifyWallInput withThickness(double thickness) {
    return new ModifyWallInput(id, xStart, yStart, xEnd, yEnd, thickness, height, heightAtEnd, arcExtent, color, leftSideColor, rightSideColor, topColor, shininess, leftSideShininess, rightSideShininess, home);
  }

  /** A copy with this {@code height}. */
  public ModifyWallInput withHeight(double height) {
    return new ModifyWallInput(id, xStart, yStart, xEnd, yEnd, thickness, height, heightAtEnd, arcExtent, color, leftSideColor, rightSideColor, topColor, shininess, leftSideShininess, rightSideShininess, home);
  }

  /** A copy with this {@code heightAtEnd}. */
  public ModifyWallInput withHeightAtEnd(double heightAtEnd) {
    return new ModifyWallInput(id, xStart, yStart, xEnd, yEnd, thickness, height, heightAtEnd, arcExtent, color, leftSideColor, rightSideColor, topColor, shininess, leftSideShininess, rightSideShininess, home);
  }

  /** A copy with this {@code arcExtent}. */
  public ModifyWallInput withArcExtent(double arcExtent) {
    return new ModifyWallInput(id, xStart, yStart, xEnd, yEnd, thickness, height, heightAtEnd, arcExtent, color, leftSideColor, rightSideColor, topColor, shininess, leftSideShininess, rightSideShininess, home);
  }

  /** A copy with this {@code color}. */
  public ModifyWallInput withColor(String color) {
    return new ModifyWallInput(id, xStart, yStart, xEnd, yEnd, thickness, height, heightAtEnd, arcExtent, color, leftSideColor, rightSideColor, topColor, shininess, leftSideShininess, rightSideShininess, home);
  }

  /** A copy with this {@code leftSideColor}. */
  public ModifyWallInput withLeftSideColor(String leftSideColor) {
    return new ModifyWallInput(id, xStart, yStart, xEnd, yEnd, thickness, height, heightAtEnd, arcExtent, color, leftSideColor, rightSideColor, topColor, shininess, leftSideShininess, rightSideShininess, home);
  }

  /** A copy with this {@code rightSideColor}. */
  public ModifyWallInput withRightSideColor(String rightSideColor) {
    return new ModifyWallInput(id, xStart, yStart, xEnd, yEnd, thickness, height, heightAtEnd, arcExtent, color, leftSideColor, rightSideColor, topColor, shininess, leftSideShininess, rightSideShininess, home);
  }

  /** A copy with this {@code topColor}. */
  public ModifyWallInput withTopColor(String topColor) {
    return new ModifyWallInput(id, xStart, yStart, xEnd, yEnd, thickness, height, heightAtEnd, arcExtent, color, leftSideColor, rightSideColor, topColor, shininess, leftSideShininess, rightSideShininess, home);
  }

  /** A copy with this {@code shininess}. */
  public ModifyWallInput withShininess(double shininess) {
    return new ModifyWallInput(id, xStart, yStart, xEnd, yEnd, thickness, height, heightAtEnd, arcExtent, color, leftSideColor, rightSideColor, topColor, shininess, leftSideShininess, rightSideShininess, home);
  }

  /** A copy with this {@code leftSideShininess}. */
  public ModifyWallInput withLeftSideShininess(double leftSideShininess) {
    return new ModifyWallInput(id, xStart, yStart, xEnd, yEnd, thickness, height, heightAtEnd, arcExtent, color, leftSideColor, rightSideColor, topColor, shininess, leftSideShininess, rightSideShininess, home);
  }

  /** A copy with this {@code rightSideShininess}. */
  public ModifyWallInput withRightSideShininess(double rightSideShininess) {
    return new ModifyWallInput(id, xStart, yStart, xEnd, yEnd, thickness, height, heightAtEnd, arcExtent, color, leftSideColor, rightSideColor, topColor, shininess, leftSideShininess, rightSideShininess, home);
  }

  /** A copy with this {@code home}. */
  public ModifyWallInput withHome(String home) {
    return new ModifyWallInput(id, xStart, yStart, xEnd, yEnd, thickness, height, heightAtEnd, arcExtent, color, leftSideColor, rightSideColor, topColor, shininess, leftSideShininess, rightSideShininess, home);
  }
}
