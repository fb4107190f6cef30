// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpuiplatform.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * Where the project is.
 *
 * @param baseDir Absolute path of the folder that is the root of the project.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ConfigureInput(
    @JsonProperty(value = "base_dir", required = true) String baseDir) {

  public ConfigureInput {
    Objects.requireNonNull(baseDir, "baseDir");
  }
}
