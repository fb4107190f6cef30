// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import org.jspecify.annotations.Nullable;

/**
 * The picture; without a file it is an image block.
 *
 * @param width Width in pixels.
 * @param height Height in pixels.
 * @param filePath File, relative to the folder of files; null when it came in the answer.
 * @param sizeBytes Size in bytes.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({"mimeType", "width", "height", "filePath", "sizeBytes"})
public record ExportPlanImageOutput(
    @JsonProperty(required = true) long width,
    @JsonProperty(required = true) long height,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String filePath,
    @JsonProperty(required = true) long sizeBytes) {

  /** Always image/png. */
  @JsonProperty("mimeType")
  public String mimeType() {
    return "image/png";
  }
}
