// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * Which window a query searches: the focused one, the one that {@code stageIndex} names, or all of
 * them.
 */
public enum ScopeChoice {
  @JsonProperty("focused")
  FOCUSED,
  @JsonProperty("index")
  INDEX,
  @JsonProperty("all")
  ALL
}
