// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;

/** From above the corners, or from a camera. */
public enum PhotoView {
  @JsonProperty("overhead")
  OVERHEAD,
  @JsonProperty("standard")
  STANDARD
}
