// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * A node that a locator names.
 *
 * @param uid Names it.
 * @param windowId Its window. Names a window for as long as the application runs: {@code w1},
 *     {@code w2} and so on.
 * @param line What is seen of it.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record LocatedCandidate(
    @JsonProperty(required = true) String uid,
    @JsonProperty(required = true) String windowId,
    @JsonProperty(required = true) String line) {

  public LocatedCandidate {
    Objects.requireNonNull(uid, "uid");
    Objects.requireNonNull(windowId, "windowId");
    Objects.requireNonNull(line, "line");
  }
}
