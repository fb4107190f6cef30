// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * Look at the home.
 *
 * @param home An id of homes; without it, the last active one. Every tool takes it. Null when
 *     absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record GetStateInput(
    @Nullable String home) {

  /** With nothing, as nothing is required. */
  public GetStateInput() {
    this(null);
  }

  /** A copy with this {@code home}. */
  public GetStateInput withHome(String home) {
    return new GetStateInput(home);
  }
}
