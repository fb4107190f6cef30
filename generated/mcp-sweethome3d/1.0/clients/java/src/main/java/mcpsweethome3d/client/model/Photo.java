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
 * One picture of a home.
 *
 * @param index Place among the image blocks, from 0.
 * @param width Width in pixels.
 * @param height Height in pixels.
 * @param mimeType Media type.
 * @param camera Where it was taken from.
 * @param filePath File below the folder of files; null when it came as an image block.
 * @param sizeBytes Size in bytes.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Photo(
    @JsonProperty(required = true) long index,
    @JsonProperty(required = true) long width,
    @JsonProperty(required = true) long height,
    @JsonProperty(required = true) String mimeType,
    @JsonProperty(required = true) ViewPoint camera,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String filePath,
    @JsonProperty(required = true) long sizeBytes) {

  public Photo {
    Objects.requireNonNull(mimeType, "mimeType");
    Objects.requireNonNull(camera, "camera");
  }
}
