// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;

/**
 * The walls.
 *
 * @param walls Both, as they are now.
 * @param wall1End End of the first that was joined.
 * @param wall2End End of the second that was joined.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ConnectWallsOutput(
    @JsonProperty(required = true) List<Wall> walls,
    @JsonProperty(required = true) String wall1End,
    @JsonProperty(required = true) String wall2End) {

  public ConnectWallsOutput {
    walls = List.copyOf(walls);
    Objects.requireNonNull(wall1End, "wall1End");
    Objects.requireNonNull(wall2End, "wall2End");
  }
}
