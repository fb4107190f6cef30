// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * What was restored.
 *
 * @param checkpoint The checkpoint.
 * @param contents What the home has now.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record RestoreCheckpointOutput(
    @JsonProperty(required = true) Checkpoint checkpoint,
    @JsonProperty(required = true) Counts contents) {

  public RestoreCheckpointOutput {
    Objects.requireNonNull(checkpoint, "checkpoint");
    Objects.requireNonNull(contents, "contents");
  }
}
