// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpuiplatform.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * What is in force now.
 *
 * @param baseDir The folder, as an absolute path.
 * @param logFile Where print, io.write and io.stdout of Lua go.
 * @param errorLogFile Where io.stderr of Lua goes.
 * @param config The configuration.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ConfigureOutput(
    @JsonProperty(required = true) String baseDir,
    @JsonProperty(required = true) String logFile,
    @JsonProperty(required = true) String errorLogFile,
    @JsonProperty(required = true) Configuration config) {

  public ConfigureOutput {
    Objects.requireNonNull(baseDir, "baseDir");
    Objects.requireNonNull(logFile, "logFile");
    Objects.requireNonNull(errorLogFile, "errorLogFile");
    Objects.requireNonNull(config, "config");
  }
}
