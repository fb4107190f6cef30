// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * Change the environment.
 *
 * @param groundColor Ground. Null when absent.
 * @param groundTexture Name in the catalog. Null when absent.
 * @param groundTextureCategory Where several have the name. Null when absent.
 * @param skyColor Sky. Null when absent.
 * @param skyTexture Name in the catalog. Null when absent.
 * @param skyTextureCategory Where several have the name. Null when absent.
 * @param lightColor Daylight. Null when absent.
 * @param ceilingLightColor Light below ceilings. Null when absent.
 * @param wallsAlpha Transparency of walls; 0 is solid. Null when absent.
 * @param drawingMode How surfaces are drawn. Null when absent.
 * @param allLevelsVisible Show all levels. Null when absent.
 * @param home The home. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record SetEnvironmentInput(
    @Nullable String groundColor,
    @Nullable String groundTexture,
    @Nullable String groundTextureCategory,
    @Nullable String skyColor,
    @Nullable String skyTexture,
    @Nullable String skyTextureCategory,
    @Nullable String lightColor,
    @Nullable String ceilingLightColor,
    @Nullable Double wallsAlpha,
    @Nullable DrawingMode drawingMode,
    @Nullable Boolean allLevelsVisible,
    @Nullable String home) {

  /** With nothing, as nothing is required. */
  public SetEnvironmentInput() {
    this(null, null, null, null, null, null, null, null, null, null, null, null);
  }

  /** A copy with this {@code groundColor}. */
  public SetEnvironmentInput withGroundColor(String groundColor) {
    return new SetEnvironmentInput(groundColor, groundTexture, groundTextureCategory, skyColor, skyTexture, skyTextureCategory, lightColor, ceilingLightColor, wallsAlpha, drawingMode, allLevelsVisible, home);
  }

  /** A copy with this {@code groundTexture}. */
  public SetEnvironmentInput withGroundTexture(String groundTexture) {
    return new SetEnvironmentInput(groundColor, groundTexture, groundTextureCategory, skyColor, skyTexture, skyTextureCategory, lightColor, ceilingLightColor, wallsAlpha, drawingMode, allLevelsVisible, home);
  }

  /** A copy with this {@code groundTextureCategory}. */
  public SetEnvironmentInput withGroundTextureCategory(String groundTextureCategory) {
    return new SetEnvironmentInput(groundColor, groundTexture, groundTextureCategory, skyColor, skyTexture, skyTextureCategory, lightColor, ceilingLightColor, wallsAlpha, drawingMode, allLevelsVisible, home);
  }

  /** A copy with this {@code skyColor}. */
  public SetEnvironmentInput withSkyColor(String skyColor) {
    return new SetEnvironmentInput(groundColor, groundTexture, groundTextureCategory, skyColor, skyTexture, skyTextureCategory, lightColor, ceilingLightColor, wallsAlpha, drawingMode, allLevelsVisible, home);
  }

  /** A copy with this {@code skyTexture}. */
  public SetEnvironmentInput withSkyTexture(String skyTexture) {
    return new SetEnvironmentInput(groundColor, groundTexture, groundTextureCategory, skyColor, skyTexture, skyTextureCategory, lightColor, ceilingLightColor, wallsAlpha, drawingMode, allLevelsVisible, home);
  }

  /** A copy with this {@code skyTextureCategory}. */
  public SetEnvironmentInput withSkyTextureCategory(String skyTextureCategory) {
    return new SetEnvironmentInput(groundColor, groundTexture, groundTextureCategory, skyColor, skyTexture, skyTextureCategory, lightColor, ceilingLightColor, wallsAlpha, drawingMode, allLevelsVisible, home);
  }

  /** A copy with this {@code lightColor}. */
  public SetEnvironmentInput withLightColor(String lightColor) {
    return new SetEnvironmentInput(groundColor, groundTexture, groundTextureCategory, skyColor, skyTexture, skyTextureCategory, lightColor, ceilingLightColor, wallsAlpha, drawingMode, allLevelsVisible, home);
  }

  /** A copy with this {@code ceilingLightColor}. */
  public SetEnvironmentInput withCeilingLightColor(String ceilingLightColor) {
    return new SetEnvironmentInput(groundColor, groundTexture, groundTextureCategory, skyColor, skyTexture, skyTextureCategory, lightColor, ceilingLightColor, wallsAlpha, drawingMode, allLevelsVisible, home);
  }

  /** A copy with this {@code wallsAlpha}. */
  public SetEnvironmentInput withWallsAlpha(double wallsAlpha) {
    return new SetEnvironmentInput(groundColor, groundTexture, groundTextureCategory, skyColor, skyTexture, skyTextureCategory, lightColor, ceilingLightColor, wallsAlpha, drawingMode, allLevelsVisible, home);
  }

  /** A copy with this {@code drawingMode}. */
  public SetEnvironmentInput withDrawingMode(DrawingMode drawingMode) {
    return new SetEnvironmentInput(groundColor, groundTexture, groundTextureCategory, skyColor, skyTexture, skyTextureCategory, lightColor, ceilingLightColor, wallsAlpha, drawingMode, allLevelsVisible, home);
  }

  /** A copy with this {@code allLevelsVisible}. */
  public SetEnvironmentInput withAllLevelsVisible(boolean allLevelsVisible) {
    return new SetEnvironmentInput(groundColor, groundTexture, groundTextureCategory, skyColor, skyTexture, skyTextureCategory, lightColor, ceilingLightColor, wallsAlpha, drawingMode, allLevelsVisible, home);
  }

  /** A copy with this {@code home}. */
  public SetEnvironmentInput withHome(String home) {
    return new SetEnvironmentInput(groundColor, groundTexture, groundTextureCategory, skyColor, skyTexture, skyTextureCategory, lightColor, ceilingLightColor, wallsAlpha, drawingMode, allLevelsVisible, home);
  }
}
