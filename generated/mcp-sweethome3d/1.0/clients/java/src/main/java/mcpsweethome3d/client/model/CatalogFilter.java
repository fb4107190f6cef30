// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Which entries of the catalog. */
public enum CatalogFilter {
  @JsonProperty("all")
  ALL,
  @JsonProperty("furniture")
  FURNITURE,
  @JsonProperty("doorOrWindow")
  DOOR_OR_WINDOW
}
