// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;

/** How surfaces are drawn. */
public enum DrawingMode {
  @JsonProperty("FILL")
  FILL,
  @JsonProperty("OUTLINE")
  OUTLINE,
  @JsonProperty("FILL_AND_OUTLINE")
  FILL_AND_OUTLINE
}
