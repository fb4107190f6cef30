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
 * The checkpoints.
 *
 * @param checkpoints The oldest first.
 * @param current Id of the current one.
 * @param limit How many are kept.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ListCheckpointsOutput(
    @JsonProperty(required = true) List<Checkpoint> checkpoints,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String current,
    @JsonProperty(required = true) long limit) {

  public ListCheckpointsOutput {
    checkpoints = List.copyOf(checkpoints);
  }
}
