// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Details of MCP_UI_ACTION_FAILED.
 *
 * @param failedIndex Index of the action that failed.
 * @param reason Why it failed.
 * @param results Results of the actions that were carried out before it; empty when a key name
 *     is unknown, for then none was.
 * @param locator The locator that did not name one node. Null when absent.
 * @param total How many nodes the locator names; only with AMBIGUOUS_TARGET. Null when absent.
 * @param candidates The first of the nodes that the locator names, at most five; only with
 *     AMBIGUOUS_TARGET. Null when absent.
 * @param modal The modal window in front; only with BLOCKED_BY_MODAL and a locator. Names a
 *     window for as long as the application runs: {@code w1}, {@code w2} and so on. Null when
 *     absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ActionFailedDetails(
    @JsonProperty(required = true) long failedIndex,
    @JsonProperty(required = true) FailureReason reason,
    @JsonProperty(required = true) List<ActionResult> results,
    @Nullable String locator,
    @Nullable Long total,
    @Nullable List<LocatedCandidate> candidates,
    @Nullable String modal) {

  public ActionFailedDetails {
    Objects.requireNonNull(reason, "reason");
    results = List.copyOf(results);
    candidates = candidates == null ? null : List.copyOf(candidates);
  }
}
