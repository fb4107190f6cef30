// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpuiplatform.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * What to open.
 *
 * @param sessionId The session. Default: "1". Null when absent.
 * @param path Path below the session; it begins with one slash. Default: "/". Null when absent.
 * @param conserve Whether a second tab of the session yields to the first. Default: true. Null
 *     when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record OpenBrowserInput(
    @Nullable String sessionId,
    @Nullable String path,
    @Nullable Boolean conserve) {

  /** With nothing, as nothing is required. */
  public OpenBrowserInput() {
    this(null, null, null);
  }

  /** A copy with this {@code sessionId}. */
  public OpenBrowserInput withSessionId(String sessionId) {
    return new OpenBrowserInput(sessionId, path, conserve);
  }

  /** A copy with this {@code path}. */
  public OpenBrowserInput withPath(String path) {
    return new OpenBrowserInput(sessionId, path, conserve);
  }

  /** A copy with this {@code conserve}. */
  public OpenBrowserInput withConserve(boolean conserve) {
    return new OpenBrowserInput(sessionId, path, conserve);
  }
}
