// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * Which camera is in use. Other values may join: compare with the constants, and expect more.
 *
 * @param value As on the wire.
 */
public record CameraKind(@JsonValue String value) {

  public static final CameraKind OBSERVER = new CameraKind("observer");
  public static final CameraKind TOP = new CameraKind("top");

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public CameraKind {
    Objects.requireNonNull(value, "value");
  }

  @Override
  public String toString() {
    return value;
  }
}
