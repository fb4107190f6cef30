// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * Take a picture.
 *
 * @param view View. Default: "overhead". Null when absent.
 * @param angles Overhead: 1 or 4 corners. Default: 1. Null when absent.
 * @param focusOn Overhead: id of a room or piece to come close to. Null when absent.
 * @param hideWalls Hide walls. Default: false. Null when absent.
 * @param width Pixels. Default: 800. Null when absent.
 * @param height Pixels. Default: 600. Null when absent.
 * @param quality Quality. Default: "low". Null when absent.
 * @param format Format. Default: "jpeg". Null when absent.
 * @param x X. Null when absent.
 * @param y Y. Null when absent.
 * @param z Z. Null when absent.
 * @param yaw Yaw. Null when absent.
 * @param pitch Pitch. Null when absent.
 * @param fov Field of view. Null when absent.
 * @param filePath Relative path; with four corners -1 to -4 are added. Null when absent.
 * @param overwrite Replace an existing file. Default: false. Null when absent.
 * @param home The home. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record RenderPhotoInput(
    @Nullable PhotoView view,
    @Nullable Long angles,
    @Nullable String focusOn,
    @Nullable Boolean hideWalls,
    @Nullable Long width,
    @Nullable Long height,
    @Nullable PhotoQuality quality,
    @Nullable PhotoFormat format,
    @Nullable Double x,
    @Nullable Double y,
    @Nullable Double z,
    @Nullable Double yaw,
    @Nullable Double pitch,
    @Nullable Double fov,
    @Nullable String filePath,
    @Nullable Boolean overwrite,
    @Nullable String home) {

  /** With nothing, as nothing is required. */
  public RenderPhotoInput() {
    this(null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null);
  }

  /** A copy with this {@code view}. */
  public RenderPhotoInput withView(PhotoView view) {
    return new RenderPhotoInput(view, angles, focusOn, hideWalls, width, height, quality, format, x, y, z, yaw, pitch, fov, filePath, overwrite, home);
  }

  /** A copy with this {@code angles}. */
  public RenderPhotoInput withAngles(long angles) {
    return new RenderPhotoInput(view, angles, focusOn, hideWalls, width, height, quality, format, x, y, z, yaw, pitch, fov, filePath, overwrite, home);
  }

  /** A copy with this {@code focusOn}. */
  public RenderPhotoInput withFocusOn(String focusOn) {
    return new RenderPhotoInput(view, angles, focusOn, hideWalls, width, height, quality, format, x, y, z, yaw, pitch, fov, filePath, overwrite, home);
  }

  /** A copy with this {@code hideWalls}. */
  public RenderPhotoInput withHideWalls(boolean hideWalls) {
    return new RenderPhotoInput(view, angles, focusOn, hideWalls, width, height, quality, format, x, y, z, yaw, pitch, fov, filePath, overwrite, home);
  }

  /** A copy with this {@code width}. */
  public RenderPhotoInput withWidth(long width) {
    return new RenderPhotoInput(view, angles, focusOn, hideWalls, width, height, quality, format, x, y, z, yaw, pitch, fov, filePath, overwrite, home);
  }

  /** A copy with this {@code height}. */
  public RenderPhotoInput withHeight(long height) {
    return new RenderPhotoInput(view, angles, focusOn, hideWalls, width, height, quality, format, x, y, z, yaw, pitch, fov, filePath, overwrite, home);
  }

  /** A copy with this {@code quality}. */
  public RenderPhotoInput withQuality(PhotoQuality quality) {
    return new RenderPhotoInput(view, angles, focusOn, hideWalls, width, height, quality, format, x, y, z, yaw, pitch, fov, filePath, overwrite, home);
  }

  /** A copy with this {@code format}. */
  public RenderPhotoInput withFormat(PhotoFormat format) {
    return new RenderPhotoInput(view, angles, focusOn, hideWalls, width, height, quality, format, x, y, z, yaw, pitch, fov, filePath, overwrite, home);
  }

  /** A copy with this {@code x}. */
  public RenderPhotoInput withX(double x) {
    return new RenderPhotoInput(view, angles, focusOn, hideWalls, width, height, quality, format, x, y, z, yaw, pitch, fov, filePath, overwrite, home);
  }

  /** A copy with this {@code y}. */
  public RenderPhotoInput withY(double y) {
    return new RenderPhotoInput(view, angles, focusOn, hideWalls, width, height, quality, format, x, y, z, yaw, pitch, fov, filePath, overwrite, home);
  }

  /** A copy with this {@code z}. */
  public RenderPhotoInput withZ(double z) {
    return new RenderPhotoInput(view, angles, focusOn, hideWalls, width, height, quality, format, x, y, z, yaw, pitch, fov, filePath, overwrite, home);
  }

  /** A copy with this {@code yaw}. */
  public RenderPhotoInput withYaw(double yaw) {
    return new RenderPhotoInput(view, angles, focusOn, hideWalls, width, height, quality, format, x, y, z, yaw, pitch, fov, filePath, overwrite, home);
  }

  /** A copy with this {@code pitch}. */
  public RenderPhotoInput withPitch(double pitch) {
    return new RenderPhotoInput(view, angles, focusOn, hideWalls, width, height, quality, format, x, y, z, yaw, pitch, fov, filePath, overwrite, home);
  }

  /** A copy with this {@code fov}. */
  public RenderPhotoInput withFov(double fov) {
    return new RenderPhotoInput(view, angles, focusOn, hideWalls, width, height, quality, format, x, y, z, yaw, pitch, fov, filePath, overwrite, home);
  }

  /** A copy with this {@code filePath}. */
  public RenderPhotoInput withFilePath(String filePath) {
    return new RenderPhotoInput(view, angles, focusOn, hideWalls, width, height, quality, format, x, y, z, yaw, pitch, fov, filePath, overwrite, home);
  }

  /** A copy with this {@code overwrite}. */
  public RenderPhotoInput withOverwrite(boolean overwrite) {
    return new RenderPhotoInput(view, angles, focusOn, hideWalls, width, height, quality, format, x, y, z, yaw, pitch, fov, filePath, overwrite, home);
  }

  /** A copy with this {@code home}. */
  public RenderPhotoInput withHome(String home) {
    return new RenderPhotoInput(view, angles, focusOn, hideWalls, width, height, quality, format, x, y, z, yaw, pitch, fov, filePath, overwrite, home);
  }
}
