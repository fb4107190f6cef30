// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * {@code created}, {@code replaced} or {@code deleted}. Other values may join: compare with the
 * constants, and expect more.
 *
 * @param value As on the wire.
 */
public record StoreCameraOutputAction(@JsonValue String value) {

  public static final StoreCameraOutputAction CREATED = new StoreCameraOutputAction("created");
  public static final StoreCameraOutputAction REPLACED = new StoreCameraOutputAction("replaced");
  public static final StoreCameraOutputAction DELETED = new StoreCameraOutputAction("deleted");

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public StoreCameraOutputAction {
    Objects.requireNonNull(value, "value");
  }

  @Override
  public String toString() {
    return value;
  }
}
