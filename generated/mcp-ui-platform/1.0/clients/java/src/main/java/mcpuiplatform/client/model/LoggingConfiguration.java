// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpuiplatform.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * [logging]: what the platform itself writes.
 *
 * @param level The least important messages that are written.
 * @param output Where they go: stderr, stdout, or a file below base_dir. With --mcp stdout is
 *     not possible, and stderr takes its place.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record LoggingConfiguration(
    @JsonProperty(required = true) LoggingConfigurationLevel level,
    @JsonProperty(required = true) String output) {

  public LoggingConfiguration {
    Objects.requireNonNull(level, "level");
    Objects.requireNonNull(output, "output");
  }
}
