// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;

/**
 * Details of MCP_UI_AMBIGUOUS.
 *
 * @param locator The locator as it was sent.
 * @param total How many nodes it names.
 * @param candidates The first of them, at most five.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record AmbiguousDetails(
    @JsonProperty(required = true) String locator,
    @JsonProperty(required = true) long total,
    @JsonProperty(required = true) List<LocatedCandidate> candidates) {

  public AmbiguousDetails {
    Objects.requireNonNull(locator, "locator");
    candidates = List.copyOf(candidates);
  }
}
