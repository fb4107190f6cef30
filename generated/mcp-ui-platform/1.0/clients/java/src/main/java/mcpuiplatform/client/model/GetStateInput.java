// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpuiplatform.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * Whose.
 *
 * @param sessionId The session. Default: "1". Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record GetStateInput(
    @Nullable String sessionId) {

  /** With nothing, as nothing is required. */
  public GetStateInput() {
    this(null);
  }

  /** A copy with this {@code sessionId}. */
  public GetStateInput withSessionId(String sessionId) {
    return new GetStateInput(sessionId);
  }
}
