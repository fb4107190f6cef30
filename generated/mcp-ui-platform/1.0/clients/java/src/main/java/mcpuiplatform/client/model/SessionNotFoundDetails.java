// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpuiplatform.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;

/**
 * Details of UI_SESSION_NOT_FOUND.
 *
 * @param sessionId What was asked for.
 * @param sessions The ids of the sessions that there are, the oldest first.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record SessionNotFoundDetails(
    @JsonProperty(required = true) String sessionId,
    @JsonProperty(required = true) List<String> sessions) {

  public SessionNotFoundDetails {
    Objects.requireNonNull(sessionId, "sessionId");
    sessions = List.copyOf(sessions);
  }
}
