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
 * Ground, sky, light and how things are drawn.
 *
 * @param groundColor Colour of the ground.
 * @param groundTexture Texture of the ground.
 * @param skyColor Colour of the sky.
 * @param skyTexture Texture of the sky.
 * @param lightColor Colour of the daylight.
 * @param ceilingLightColor Colour of the light below ceilings.
 * @param wallsAlpha Transparency of walls: 0 is solid.
 * @param drawingMode {@code FILL}, {@code OUTLINE} or {@code FILL_AND_OUTLINE}.
 * @param allLevelsVisible All levels are shown, not only those up to the selected one.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Environment(
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String groundColor,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable AppliedTexture groundTexture,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String skyColor,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable AppliedTexture skyTexture,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String lightColor,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String ceilingLightColor,
    @JsonProperty(required = true) double wallsAlpha,
    @JsonProperty(required = true) EnvironmentDrawingMode drawingMode,
    @JsonProperty(required = true) boolean allLevelsVisible) {

  public Environment {
    Objects.requireNonNull(drawingMode, "drawingMode");
  }
}
