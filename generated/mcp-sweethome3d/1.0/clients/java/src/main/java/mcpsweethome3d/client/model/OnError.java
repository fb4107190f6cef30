// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What a batch does after a command that fails. */
public enum OnError {
  @JsonProperty("stop")
  STOP,
  @JsonProperty("continue")
  CONTINUE,
  @JsonProperty("rollback")
  ROLLBACK
}
