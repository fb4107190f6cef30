// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * What was loaded.
 *
 * @param filePath Path, relative to the folder of files.
 * @param contents What the home has now.
 * @param checkpointId Id of the checkpoint that was taken before.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record LoadHomeOutput(
    @JsonProperty(required = true) String filePath,
    @JsonProperty(required = true) Counts contents,
    @JsonProperty(required = true) String checkpointId) {

  public LoadHomeOutput {
    Objects.requireNonNull(filePath, "filePath");
    Objects.requireNonNull(contents, "contents");
    Objects.requireNonNull(checkpointId, "checkpointId");
  }
}
