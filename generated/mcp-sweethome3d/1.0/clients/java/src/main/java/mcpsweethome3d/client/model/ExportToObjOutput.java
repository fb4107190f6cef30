// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The archive; without a file it is an embedded resource.
 *
 * @param filePath File, relative to the folder of files; null when it came in the answer.
 * @param sizeBytes Size in bytes.
 * @param files Names of the files in it.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ExportToObjOutput(
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String filePath,
    @JsonProperty(required = true) long sizeBytes,
    @JsonProperty(required = true) List<String> files) {

  public ExportToObjOutput {
    files = List.copyOf(files);
  }
}
