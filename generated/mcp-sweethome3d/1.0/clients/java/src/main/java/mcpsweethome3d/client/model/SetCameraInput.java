// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * Set the camera. Exactly one of {@code mode}, {@code name}.
 *
 * @param mode Mode. Null when absent.
 * @param name Name of a stored camera. Null when absent.
 * @param x X. Null when absent.
 * @param y Y. Null when absent.
 * @param z Above the ground. Null when absent.
 * @param yaw Yaw. Null when absent.
 * @param pitch Pitch. Null when absent.
 * @param fov Field of view. Null when absent.
 * @param lookAt Turn to this point, instead of yaw and pitch. Null when absent.
 * @param target Turn to the middle of the home. Null when absent.
 * @param home The home. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record SetCameraInput(
    @Nullable CameraMode mode,
    @Nullable String name,
    @Nullable Double x,
    @Nullable Double y,
    @Nullable Double z,
    @Nullable Double yaw,
    @Nullable Double pitch,
    @Nullable Double fov,
    @Nullable LookAtPoint lookAt,
    @Nullable CameraTarget target,
    @Nullable String home) {

  /** With nothing, as nothing is required. */
  public SetCameraInput() {
    this(null, null, null, null, null, null, null, null, null, null, null);
  }

  /** A copy with this {@code mode}. */
  public SetCameraInput withMode(CameraMode mode) {
    return new SetCameraInput(mode, name, x, y, z, yaw, pitch, fov, lookAt, target, home);
  }

  /** A copy with this {@code name}. */
  public SetCameraInput withName(String name) {
    return new SetCameraInput(mode, name, x, y, z, yaw, pitch, fov, lookAt, target, home);
  }

  /** A copy with this {@code x}. */
  public SetCameraInput withX(double x) {
    return new SetCameraInput(mode, name, x, y, z, yaw, pitch, fov, lookAt, target, home);
  }

  /** A copy with this {@code y}. */
  public SetCameraInput withY(double y) {
    return new SetCameraInput(mode, name, x, y, z, yaw, pitch, fov, lookAt, target, home);
  }

  /** A copy with this {@code z}. */
  public SetCameraInput withZ(double z) {
    return new SetCameraInput(mode, name, x, y, z, yaw, pitch, fov, lookAt, target, home);
  }

  /** A copy with this {@code yaw}. */
  public SetCameraInput withYaw(double yaw) {
    return new SetCameraInput(mode, name, x, y, z, yaw, pitch, fov, lookAt, target, home);
  }

  /** A copy with this {@code pitch}. */
  public SetCameraInput withPitch(double pitch) {
    return new SetCameraInput(mode, name, x, y, z, yaw, pitch, fov, lookAt, target, home);
  }

  /** A copy with this {@code fov}. */
  public SetCameraInput withFov(double fov) {
    return new SetCameraInput(mode, name, x, y, z, yaw, pitch, fov, lookAt, target, home);
  }

  /** A copy with this {@code lookAt}. */
  public SetCameraInput withLookAt(LookAtPoint lookAt) {
    return new SetCameraInput(mode, name, x, y, z, yaw, pitch, fov, lookAt, target, home);
  }

  /** A copy with this {@code target}. */
  public SetCameraInput withTarget(CameraTarget target) {
    return new SetCameraInput(mode, name, x, y, z, yaw, pitch, fov, lookAt, target, home);
  }

  /** A copy with this {@code home}. */
  public SetCameraInput withHome(String home) {
    return new SetCameraInput(mode, name, x, y, z, yaw, pitch, fov, lookAt, target, home);
  }
}
