// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** One thing that a user could do. */
@JsonTypeInfo(
    use = JsonTypeInfo.Id.NAME,
    include = JsonTypeInfo.As.EXISTING_PROPERTY,
    property = "type")
@JsonSubTypes({
  @JsonSubTypes.Type(value = FocusAction.class, name = "focus"),
  @JsonSubTypes.Type(value = ClickAction.class, name = "click"),
  @JsonSubTypes.Type(value = TypeTextAction.class, name = "typeText"),
  @JsonSubTypes.Type(value = SetTextAction.class, name = "setText"),
  @JsonSubTypes.Type(value = PressKeyAction.class, name = "pressKey"),
  @JsonSubTypes.Type(value = ScrollAction.class, name = "scroll")
})
public sealed interface Action
    permits FocusAction, ClickAction, TypeTextAction, SetTextAction, PressKeyAction,
        ScrollAction {

  /** Tells the variants apart. */
  String type();
}
