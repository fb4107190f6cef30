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
 * What was done.
 *
 * @param targetType {@code wall} or {@code room}.
 * @param targetId Id of the wall or room.
 * @param surface The surfaces.
 * @param texture The texture that is there now; null when it was taken off.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ApplyTextureOutput(
    @JsonProperty(required = true) String targetType,
    @JsonProperty(required = true) String targetId,
    @JsonProperty(required = true) String surface,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable AppliedTexture texture) {

  public ApplyTextureOutput {
    Objects.requireNonNull(targetType, "targetType");
    Objects.requireNonNull(targetId, "targetId");
    Objects.requireNonNull(surface, "surface");
  }
}
