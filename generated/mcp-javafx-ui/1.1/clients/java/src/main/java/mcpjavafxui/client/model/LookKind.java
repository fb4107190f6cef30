// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * All that there is, what has changed, or that nothing has. Other values may join: compare with the
 * constants, and expect more.
 *
 * @param value As on the wire.
 */
public record LookKind(@JsonValue String value) {

  public static final LookKind FULL = new LookKind("full");
  public static final LookKind DELTA = new LookKind("delta");
  public static final LookKind UNCHANGED = new LookKind("unchanged");

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public LookKind {
    Objects.requireNonNull(value, "value");
  }

  @Override
  public String toString() {
    return value;
  }
}
