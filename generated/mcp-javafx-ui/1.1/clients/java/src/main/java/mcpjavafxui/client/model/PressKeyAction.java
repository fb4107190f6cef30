// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Presses and releases a key in the focus owner.
 *
 * @param key A JavaFX KeyCode name in any letter case: ENTER, TAB, A, F5, PAGE_DOWN.
 * @param modifiers Keys to hold. Held meanwhile, in any letter case; SHORTCUT is META on macOS,
 *     else CTRL. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({"type", "key", "modifiers"})
public record PressKeyAction(
    @JsonProperty(required = true) String key,
    @Nullable List<String> modifiers) implements Action {

  public PressKeyAction {
    Objects.requireNonNull(key, "key");
    modifiers = modifiers == null ? null : List.copyOf(modifiers);
  }

  /** With what is required. */
  public PressKeyAction(String key) {
    this(key, null);
  }

  /** A copy with this {@code modifiers}. */
  public PressKeyAction withModifiers(List<String> modifiers) {
    return new PressKeyAction(key, modifiers);
  }

  /** Names the action. */
  @Override
  @JsonProperty("type")
  public String type() {
    return "pressKey";
  }
}
