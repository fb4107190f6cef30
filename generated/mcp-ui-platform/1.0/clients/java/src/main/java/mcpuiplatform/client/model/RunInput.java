// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpuiplatform.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What to run, and where.
 *
 * @param code Lua code; use return to get a result.
 * @param sessionId The session. Default: "1". Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record RunInput(
    @JsonProperty(required = true) String code,
    @Nullable String sessionId) {

  public RunInput {
    Objects.requireNonNull(code, "code");
  }

  /** With what is required. */
  public RunInput(String code) {
    this(code, null);
  }

  /** A copy with this {@code sessionId}. */
  public RunInput withSessionId(String sessionId) {
    return new RunInput(code, sessionId);
  }
}
