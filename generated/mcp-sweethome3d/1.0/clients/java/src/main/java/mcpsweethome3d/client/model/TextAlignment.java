// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;

/** How a text stands to its point. */
public enum TextAlignment {
  @JsonProperty("LEFT")
  LEFT,
  @JsonProperty("CENTER")
  CENTER,
  @JsonProperty("RIGHT")
  RIGHT
}
