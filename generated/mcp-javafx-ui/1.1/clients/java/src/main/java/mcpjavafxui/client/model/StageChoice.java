// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Which windows a snapshot covers: the focused one, the first one, or all of them. */
public enum StageChoice {
  @JsonProperty("focused")
  FOCUSED,
  @JsonProperty("primary")
  PRIMARY,
  @JsonProperty("all")
  ALL
}
