// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * What sort of window a stage entry describes. Other values may join: compare with the constants,
 * and expect more.
 *
 * @param value As on the wire.
 */
public record StageKind(@JsonValue String value) {

  public static final StageKind STAGE = new StageKind("stage");
  public static final StageKind DIALOG = new StageKind("dialog");
  public static final StageKind POPUP = new StageKind("popup");

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public StageKind {
    Objects.requireNonNull(value, "value");
  }

  @Override
  public String toString() {
    return value;
  }
}
