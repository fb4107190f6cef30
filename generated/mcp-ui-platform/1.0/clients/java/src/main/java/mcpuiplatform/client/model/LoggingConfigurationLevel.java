// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpuiplatform.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * The least important messages that are written. Other values may join: compare with the constants,
 * and expect more.
 *
 * @param value As on the wire.
 */
public record LoggingConfigurationLevel(@JsonValue String value) {

  public static final LoggingConfigurationLevel ERROR = new LoggingConfigurationLevel("error");
  public static final LoggingConfigurationLevel WARN = new LoggingConfigurationLevel("warn");
  public static final LoggingConfigurationLevel INFO = new LoggingConfigurationLevel("info");
  public static final LoggingConfigurationLevel DEBUG = new LoggingConfigurationLevel("debug");

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public LoggingConfigurationLevel {
    Objects.requireNonNull(value, "value");
  }

  @Override
  public String toString() {
    return value;
  }
}
