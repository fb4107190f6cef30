// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A window of a look.
 *
 * @param windowId Names it. Names a window for as long as the application runs: {@code w1},
 *     {@code w2} and so on.
 * @param kind Stage, dialog or popup.
 * @param title Its title. Null when absent.
 * @param modal Whether other windows take no input while it shows.
 * @param current Whether it is the current window.
 * @param ownerId The window that owns it. Names a window for as long as the application runs:
 *     {@code w1}, {@code w2} and so on. Null when absent.
 * @param behind The modal window that takes its input. Names a window for as long as the
 *     application runs: {@code w1}, {@code w2} and so on. Null when absent.
 * @param shown Whether the outline has its lines; otherwise it is only mentioned.
 * @param lines How many lines it has, those that were left out included.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record LookWindow(
    @JsonProperty(required = true) String windowId,
    @JsonProperty(required = true) StageKind kind,
    @Nullable String title,
    @JsonProperty(required = true) boolean modal,
    @JsonProperty(required = true) boolean current,
    @Nullable String ownerId,
    @Nullable String behind,
    @JsonProperty(required = true) boolean shown,
    @JsonProperty(required = true) long lines) {

  public LookWindow {
    Objects.requireNonNull(windowId, "windowId");
    Objects.requireNonNull(kind, "kind");
  }
}
