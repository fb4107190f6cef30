// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * How a text stands to its point. Other values may join: compare with the constants, and expect
 * more.
 *
 * @param value As on the wire.
 */
public record TextAlignmentShown(@JsonValue String value) {

  public static final TextAlignmentShown LEFT = new TextAlignmentShown("LEFT");
  public static final TextAlignmentShown CENTER = new TextAlignmentShown("CENTER");
  public static final TextAlignmentShown RIGHT = new TextAlignmentShown("RIGHT");

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public TextAlignmentShown {
    Objects.requireNonNull(value, "value");
  }

  @Override
  public String toString() {
    return value;
  }
}
