// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * {@code FILL}, {@code OUTLINE} or {@code FILL_AND_OUTLINE}. Other values may join: compare with
 * the constants, and expect more.
 *
 * @param value As on the wire.
 */
public record EnvironmentDrawingMode(@JsonValue String value) {

  public static final EnvironmentDrawingMode FILL = new EnvironmentDrawingMode("FILL");
  public static final EnvironmentDrawingMode OUTLINE = new EnvironmentDrawingMode("OUTLINE");
  public static final EnvironmentDrawingMode FILL_AND_OUTLINE =
      new EnvironmentDrawingMode("FILL_AND_OUTLINE");

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public EnvironmentDrawingMode {
    Objects.requireNonNull(value, "value");
  }

  @Override
  public String toString() {
    return value;
  }
}
