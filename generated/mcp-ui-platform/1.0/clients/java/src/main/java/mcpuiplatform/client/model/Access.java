// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpuiplatform.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * What a frontend may do with a variable: read it, write it, both, or trigger it. Other values may
 * join: compare with the constants, and expect more.
 *
 * @param value As on the wire.
 */
public record Access(@JsonValue String value) {

  public static final Access R = new Access("r");
  public static final Access W = new Access("w");
  public static final Access RW = new Access("rw");
  public static final Access ACTION = new Access("action");

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public Access {
    Objects.requireNonNull(value, "value");
  }

  @Override
  public String toString() {
    return value;
  }
}
