// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * What was cleared.
 *
 * @param removed How much was deleted.
 * @param checkpointId Id of the checkpoint that was taken before.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ClearSceneOutput(
    @JsonProperty(required = true) Counts removed,
    @JsonProperty(required = true) String checkpointId) {

  public ClearSceneOutput {
    Objects.requireNonNull(removed, "removed");
    Objects.requireNonNull(checkpointId, "checkpointId");
  }
}
