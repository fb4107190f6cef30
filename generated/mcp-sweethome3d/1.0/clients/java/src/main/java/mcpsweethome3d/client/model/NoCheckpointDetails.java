// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * Details of SH3D_NO_CHECKPOINT.
 *
 * @param available Ids of the checkpoints that there are, the oldest first.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record NoCheckpointDetails(
    @JsonProperty(required = true) List<String> available) {

  public NoCheckpointDetails {
    available = List.copyOf(available);
  }
}
