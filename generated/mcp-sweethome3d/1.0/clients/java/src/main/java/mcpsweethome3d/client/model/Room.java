// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A room: a polygon with a floor and a ceiling.
 *
 * @param id Id: stable, never used again.
 * @param level Id of its level; null for what was made before there was one.
 * @param name Name.
 * @param points Corners in their order, in cm.
 * @param area Area in square cm.
 * @param xCenter X of the centre of its bounding box.
 * @param yCenter Y of the centre of its bounding box.
 * @param areaVisible Show its area.
 * @param floorVisible It has a floor.
 * @param ceilingVisible It has a ceiling.
 * @param floorColor Colour of the floor.
 * @param ceilingColor Colour of the ceiling.
 * @param floorTexture Texture of the floor.
 * @param ceilingTexture Texture of the ceiling.
 * @param floorShininess Shininess of the floor.
 * @param ceilingShininess Shininess of the ceiling.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Room(
    @JsonProperty(required = true) String id,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String level,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String name,
    @JsonProperty(required = true) List<Point> points,
    @JsonProperty(required = true) double area,
    @JsonProperty(required = true) double xCenter,
    @JsonProperty(required = true) double yCenter,
    @JsonProperty(required = true) boolean areaVisible,
    @JsonProperty(required = true) boolean floorVisible,
    @JsonProperty(required = true) boolean ceilingVisible,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String floorColor,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String ceilingColor,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable AppliedTexture floorTexture,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable AppliedTexture ceilingTexture,
    @JsonProperty(required = true) double floorShininess,
    @JsonProperty(required = true) double ceilingShininess) {

  public Room {
    Objects.requireNonNull(id, "id");
    points = List.copyOf(points);
  }
}
