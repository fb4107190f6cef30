// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * {@code compact} is small and made for language models; {@code full} has geometry and
 * virtualization.
 */
public enum SnapshotMode {
  @JsonProperty("compact")
  COMPACT,
  @JsonProperty("full")
  FULL
}
