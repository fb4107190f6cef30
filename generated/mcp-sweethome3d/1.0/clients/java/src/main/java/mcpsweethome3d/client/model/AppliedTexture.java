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
 * A texture on a surface.
 *
 * @param catalogId Id in the catalog; null when it is not from there.
 * @param name Name.
 * @param category Category in the catalog.
 * @param width Width of one tile in cm, unscaled.
 * @param height Height of one tile in cm, unscaled.
 * @param angle Rotation in degrees, in [0, 360).
 * @param scale Size of the pattern; 1 is its own.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record AppliedTexture(
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String catalogId,
    @JsonProperty(required = true) String name,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String category,
    @JsonProperty(required = true) double width,
    @JsonProperty(required = true) double height,
    @JsonProperty(required = true) double angle,
    @JsonProperty(required = true) double scale) {

  public AppliedTexture {
    Objects.requireNonNull(name, "name");
  }
}
