// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * {@code contains} ignores case, {@code equals} does not, {@code regex} is an unanchored RE2
 * pattern.
 */
public enum TextMatch {
  @JsonProperty("contains")
  CONTAINS,
  @JsonProperty("equals")
  EQUALS,
  @JsonProperty("regex")
  REGEX
}
