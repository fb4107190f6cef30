// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What was deleted.
 *
 * @param deleted Id of the level.
 * @param removed How much went with it, the level included.
 * @param checkpointId Id of the checkpoint that was taken before.
 * @param selectedLevel Id of the level that is selected now.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record DeleteLevelOutput(
    @JsonProperty(required = true) List<String> deleted,
    @JsonProperty(required = true) Counts removed,
    @JsonProperty(required = true) String checkpointId,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String selectedLevel) {

  public DeleteLevelOutput {
    deleted = List.copyOf(deleted);
    Objects.requireNonNull(removed, "removed");
    Objects.requireNonNull(checkpointId, "checkpointId");
  }
}
