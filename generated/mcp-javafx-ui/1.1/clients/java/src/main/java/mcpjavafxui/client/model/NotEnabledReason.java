// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * Why a tool is not to be had. Other values may join: compare with the constants, and expect more.
 *
 * @param value As on the wire.
 */
public record NotEnabledReason(@JsonValue String value) {

  public static final NotEnabledReason DISABLED = new NotEnabledReason("DISABLED");
  public static final NotEnabledReason READ_ONLY = new NotEnabledReason("READ_ONLY");
  public static final NotEnabledReason NOT_ATTACHED = new NotEnabledReason("NOT_ATTACHED");
  public static final NotEnabledReason NOT_OFFERED = new NotEnabledReason("NOT_OFFERED");

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public NotEnabledReason {
    Objects.requireNonNull(value, "value");
  }

  @Override
  public String toString() {
    return value;
  }
}
