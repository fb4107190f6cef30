// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** A column: its id, or its index in {@code columns}. */
public sealed interface ColumnKey {

  static ColumnKey of(String value) {
    return new OfString(value);
  }

  static ColumnKey of(long value) {
    return new OfInteger(value);
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  private static ColumnKey fromJson(Object value) {
    if (value instanceof String text) return of(text);
    if (value instanceof Number number) return of(number.longValue());
    throw new IllegalArgumentException("Expected a string or an integer, got " + value + ".");
  }

  /**
   * It is a string.
   *
   * @param value The value.
   */
  record OfString(@JsonValue String value) implements ColumnKey {}

  /**
   * It is an integer.
   *
   * @param value The value.
   */
  record OfInteger(@JsonValue long value) implements ColumnKey {}
}
