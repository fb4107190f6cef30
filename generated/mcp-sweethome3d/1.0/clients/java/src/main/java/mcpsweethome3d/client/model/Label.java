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
 * A text on the plan.
 *
 * @param id Id: stable, never used again.
 * @param level Id of its level; null for what was made before there was one.
 * @param text The text.
 * @param x X in cm.
 * @param y Y in cm.
 * @param angle Rotation in degrees, in [0, 360).
 * @param color Colour of the text.
 * @param outlineColor Colour of its outline.
 * @param fontSize Height of the text in cm.
 * @param bold Bold.
 * @param italic Italic.
 * @param alignment How it stands to its point.
 * @param elevation Height above the floor in 3D, in cm.
 * @param pitch Tilt in 3D in degrees; null when it is only on the plan.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Label(
    @JsonProperty(required = true) String id,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String level,
    @JsonProperty(required = true) String text,
    @JsonProperty(required = true) double x,
    @JsonProperty(required = true) double y,
    @JsonProperty(required = true) double angle,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String color,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String outlineColor,
    @JsonProperty(required = true) double fontSize,
    @JsonProperty(required = true) boolean bold,
    @JsonProperty(required = true) boolean italic,
    @JsonProperty(required = true) TextAlignmentShown alignment,
    @JsonProperty(required = true) double elevation,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable Double pitch) {

  public Label {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(alignment, "alignment");
  }
}
