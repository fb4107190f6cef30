// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What to do.
 *
 * @param actions The actions in their order.
 * @param awaitUiIdle Answer only when the effect is visible to the next call. Default: true.
 *     Null when absent.
 * @param timeoutMs Deadline of the whole call. Default: 5000. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record UiPerformInput(
    @JsonProperty(required = true) List<Action> actions,
    @Nullable Boolean awaitUiIdle,
    @Nullable Long timeoutMs) {

  public UiPerformInput {
    actions = List.copyOf(actions);
  }

  /** With what is required. */
  public UiPerformInput(List<Action> actions) {
    this(actions, null, null);
  }

  /** A copy with this {@code awaitUiIdle}. */
  public UiPerformInput withAwaitUiIdle(boolean awaitUiIdle) {
    return new UiPerformInput(actions, awaitUiIdle, timeoutMs);
  }

  /** A copy with this {@code timeoutMs}. */
  public UiPerformInput withTimeoutMs(long timeoutMs) {
    return new UiPerformInput(actions, awaitUiIdle, timeoutMs);
  }
}
