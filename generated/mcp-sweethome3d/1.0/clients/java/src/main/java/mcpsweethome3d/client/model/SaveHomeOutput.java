// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * The file.
 *
 * @param filePath Path, relative to the folder of files.
 * @param sizeBytes Size in bytes.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record SaveHomeOutput(
    @JsonProperty(required = true) String filePath,
    @JsonProperty(required = true) long sizeBytes) {

  public SaveHomeOutput {
    Objects.requireNonNull(filePath, "filePath");
  }
}
