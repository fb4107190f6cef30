// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;

/**
 * The drawing.
 *
 * @param svg The drawing; null when it went to a file.
 * @param filePath File, relative to the folder of files; null when it came in the answer.
 * @param sizeBytes Size in bytes.
 * @param width Width in px.
 * @param height Height in px.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ExportSvgOutput(
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String svg,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String filePath,
    @JsonProperty(required = true) long sizeBytes,
    @JsonProperty(required = true) double width,
    @JsonProperty(required = true) double height) {}
