// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;

/** A side of a wall, or the floor or ceiling of a room. */
public enum TextureSurface {
  @JsonProperty("left")
  LEFT,
  @JsonProperty("right")
  RIGHT,
  @JsonProperty("floor")
  FLOOR,
  @JsonProperty("ceiling")
  CEILING,
  @JsonProperty("both")
  BOTH
}
