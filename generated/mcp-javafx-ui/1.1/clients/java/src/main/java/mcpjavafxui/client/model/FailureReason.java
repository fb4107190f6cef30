// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * Why an action could not be carried out. Other values may join: compare with the constants, and
 * expect more.
 *
 * @param value As on the wire.
 */
public record FailureReason(@JsonValue String value) {

  public static final FailureReason NO_SCREEN_BOUNDS = new FailureReason("NO_SCREEN_BOUNDS");
  public static final FailureReason UNSUPPORTED_TARGET_TYPE =
      new FailureReason("UNSUPPORTED_TARGET_TYPE");
  public static final FailureReason INVALID_KEY_CODE = new FailureReason("INVALID_KEY_CODE");
  public static final FailureReason NODE_NOT_FOUND = new FailureReason("NODE_NOT_FOUND");
  public static final FailureReason STALE_REF = new FailureReason("STALE_REF");
  public static final FailureReason AMBIGUOUS_TARGET = new FailureReason("AMBIGUOUS_TARGET");
  public static final FailureReason NO_FOCUS = new FailureReason("NO_FOCUS");
  public static final FailureReason TARGET_DISABLED = new FailureReason("TARGET_DISABLED");
  public static final FailureReason TARGET_NOT_VISIBLE = new FailureReason("TARGET_NOT_VISIBLE");
  public static final FailureReason TARGET_OBSCURED = new FailureReason("TARGET_OBSCURED");
  public static final FailureReason BLOCKED_BY_MODAL = new FailureReason("BLOCKED_BY_MODAL");
  public static final FailureReason NOT_EDITABLE = new FailureReason("NOT_EDITABLE");
  public static final FailureReason ITEM_NOT_FOUND = new FailureReason("ITEM_NOT_FOUND");

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public FailureReason {
    Objects.requireNonNull(value, "value");
  }

  @Override
  public String toString() {
    return value;
  }
}
