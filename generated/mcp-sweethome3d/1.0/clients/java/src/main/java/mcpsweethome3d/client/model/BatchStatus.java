// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * What became of a command: done, failed, not tried, or done and undone. Other values may join:
 * compare with the constants, and expect more.
 *
 * @param value As on the wire.
 */
public record BatchStatus(@JsonValue String value) {

  public static final BatchStatus OK = new BatchStatus("ok");
  public static final BatchStatus ERROR = new BatchStatus("error");
  public static final BatchStatus SKIPPED = new BatchStatus("skipped");
  public static final BatchStatus UNDONE = new BatchStatus("undone");

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public BatchStatus {
    Objects.requireNonNull(value, "value");
  }

  @Override
  public String toString() {
    return value;
  }
}
