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
 * A piece of furniture, a door or a window.
 *
 * @param id Id: stable, never used again.
 * @param level Id of its level; null for what was made before there was one.
 * @param name Name.
 * @param catalogId Id in the catalog; null for a generated shape.
 * @param x X of its centre in cm.
 * @param y Y of its centre in cm.
 * @param elevation Height of its bottom above the floor in cm.
 * @param angle Rotation in degrees, in [0, 360).
 * @param width Width in cm.
 * @param depth Depth in cm.
 * @param height Height in cm.
 * @param color Its colour; null for that of its material.
 * @param visible It is shown.
 * @param mirrored Its left and right are exchanged.
 * @param isDoorOrWindow It is a door or a window.
 * @param wallId Id of the wall that it stands in.
 * @param position Where its centre is in that wall: 0 at the start, 1 at the end.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Furniture(
    @JsonProperty(required = true) String id,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String level,
    @JsonProperty(required = true) String name,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String catalogId,
    @JsonProperty(required = true) double x,
    @JsonProperty(required = true) double y,
    @JsonProperty(required = true) double elevation,
    @JsonProperty(required = true) double angle,
    @JsonProperty(required = true) double width,
    @JsonProperty(required = true) double depth,
    @JsonProperty(required = true) double height,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String color,
    @JsonProperty(required = true) boolean visible,
    @JsonProperty(required = true) boolean mirrored,
    @JsonProperty(required = true) boolean isDoorOrWindow,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String wallId,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable Double position) {

  public Furniture {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(name, "name");
  }
}
