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
 * Apply a texture.
 *
 * @param targetType Target type.
 * @param targetId Id of the wall or room.
 * @param surface Wall: left, right, both. Room: floor, ceiling, both.
 * @param textureName Name in the catalog; null removes.
 * @param textureCategory Where several have the name. Null when absent.
 * @param angle Angle. Default: 0. Null when absent.
 * @param scale Size of the pattern. Default: 1. Null when absent.
 * @param home The home. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ApplyTextureInput(
    @JsonProperty(required = true) TextureTarget targetType,
    @JsonProperty(required = true) String targetId,
    @JsonProperty(required = true) TextureSurface surface,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String textureName,
    @Nullable String textureCategory,
    @Nullable Double angle,
    @Nullable Double scale,
    @Nullable String home) {

  public ApplyTextureInput {
    Objects.requireNonNull(targetType, "targetType");
    Objects.requireNonNull(targetId, "targetId");
    Objects.requireNonNull(surface, "surface");
  }

  /** With what is required. */
  public ApplyTextureInput(TextureTarget targetType, String targetId, TextureSurface surface, @Nullable String textureName) {
    this(targetType, targetId, surface, textureName, null, null, null, null);
  }

  /** A copy with this {@code textureCategory}. */
  public ApplyTextureInput withTextureCategory(String textureCategory) {
    return new ApplyTextureInput(targetType, targetId, surface, textureName, textureCategory, angle, scale, home);
  }

  /** A copy with this {@code angle}. */
  public ApplyTextureInput withAngle(double angle) {
    return new ApplyTextureInput(targetType, targetId, surface, textureName, textureCategory, angle, scale, home);
  }

  /** A copy with this {@code scale}. */
  public ApplyTextureInput withScale(double scale) {
    return new ApplyTextureInput(targetType, targetId, surface, textureName, textureCategory, angle, scale, home);
  }

  /** A copy with this {@code home}. */
  public ApplyTextureInput withHome(String home) {
    return new ApplyTextureInput(targetType, targetId, surface, textureName, textureCategory, angle, scale, home);
  }
}
