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
 * A wall.
 *
 * @param id Id: stable, never used again.
 * @param level Id of its level; null for what was made before there was one.
 * @param xStart X of its start in cm.
 * @param yStart Y of its start in cm.
 * @param xEnd X of its end in cm.
 * @param yEnd Y of its end in cm.
 * @param length Length in cm, along the arc where there is one.
 * @param thickness Thickness in cm.
 * @param height Height at its start in cm.
 * @param heightAtEnd Height at its end in cm; null where it is the same.
 * @param arcExtent Angle of its arc in degrees; null for a straight wall.
 * @param wallAtStart Id of the wall joined at its start.
 * @param wallAtEnd Id of the wall joined at its end.
 * @param leftSideColor Colour of its left side.
 * @param rightSideColor Colour of its right side.
 * @param topColor Colour of its top.
 * @param leftSideTexture Texture of its left side.
 * @param rightSideTexture Texture of its right side.
 * @param leftSideShininess Shininess of its left side.
 * @param rightSideShininess Shininess of its right side.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Wall(
    @JsonProperty(required = true) String id,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String level,
    @JsonProperty(required = true) double xStart,
    @JsonProperty(required = true) double yStart,
    @JsonProperty(required = true) double xEnd,
    @JsonProperty(required = true) double yEnd,
    @JsonProperty(required = true) double length,
    @JsonProperty(required = true) double thickness,
    @JsonProperty(required = true) double height,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable Double heightAtEnd,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable Double arcExtent,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String wallAtStart,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String wallAtEnd,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String leftSideColor,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String rightSideColor,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String topColor,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable AppliedTexture leftSideTexture,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable AppliedTexture rightSideTexture,
    @JsonProperty(required = true) double leftSideShininess,
    @JsonProperty(required = true) double rightSideShininess) {

  public Wall {
    Objects.requireNonNull(id, "id");
  }
}
