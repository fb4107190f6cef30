// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * What went wrong. Other values may join: compare with the constants, and expect more.
 *
 * @param value As on the wire.
 */
public record IoDetailsReason(@JsonValue String value) {

  public static final IoDetailsReason NO_FOLDER = new IoDetailsReason("NO_FOLDER");
  public static final IoDetailsReason OUTSIDE_FOLDER = new IoDetailsReason("OUTSIDE_FOLDER");
  public static final IoDetailsReason MISSING = new IoDetailsReason("MISSING");
  public static final IoDetailsReason NOT_A_HOME = new IoDetailsReason("NOT_A_HOME");
  public static final IoDetailsReason TOO_LARGE = new IoDetailsReason("TOO_LARGE");
  public static final IoDetailsReason FAILED = new IoDetailsReason("FAILED");

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public IoDetailsReason {
    Objects.requireNonNull(value, "value");
  }

  @Override
  public String toString() {
    return value;
  }
}
