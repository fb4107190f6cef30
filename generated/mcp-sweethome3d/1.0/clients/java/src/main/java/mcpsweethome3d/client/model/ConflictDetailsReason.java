// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * What stands in the way. Other values may join: compare with the constants, and expect more.
 *
 * @param value As on the wire.
 */
public record ConflictDetailsReason(@JsonValue String value) {

  public static final ConflictDetailsReason FILE_EXISTS = new ConflictDetailsReason("FILE_EXISTS");
  public static final ConflictDetailsReason DOES_NOT_FIT =
      new ConflictDetailsReason("DOES_NOT_FIT");
  public static final ConflictDetailsReason ALREADY_JOINED =
      new ConflictDetailsReason("ALREADY_JOINED");
  public static final ConflictDetailsReason DIFFERENT_LEVELS =
      new ConflictDetailsReason("DIFFERENT_LEVELS");
  public static final ConflictDetailsReason USER_IS_EDITING =
      new ConflictDetailsReason("USER_IS_EDITING");
  public static final ConflictDetailsReason BUSY = new ConflictDetailsReason("BUSY");

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public ConflictDetailsReason {
    Objects.requireNonNull(value, "value");
  }

  @Override
  public String toString() {
    return value;
  }
}
