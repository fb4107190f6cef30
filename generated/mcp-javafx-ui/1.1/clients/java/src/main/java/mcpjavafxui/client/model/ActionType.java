// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * The {@code type} of an action. Other values may join: compare with the constants, and expect
 * more.
 *
 * @param value As on the wire.
 */
public record ActionType(@JsonValue String value) {

  public static final ActionType FOCUS = new ActionType("focus");
  public static final ActionType CLICK = new ActionType("click");
  public static final ActionType TYPE_TEXT = new ActionType("typeText");
  public static final ActionType SET_TEXT = new ActionType("setText");
  public static final ActionType PRESS_KEY = new ActionType("pressKey");
  public static final ActionType SCROLL = new ActionType("scroll");

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public ActionType {
    Objects.requireNonNull(value, "value");
  }

  @Override
  public String toString() {
    return value;
  }
}
