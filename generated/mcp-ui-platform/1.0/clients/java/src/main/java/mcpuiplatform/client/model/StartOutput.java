// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpuiplatform.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * Where it listens.
 *
 * @param url The base URL, without a slash at its end.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record StartOutput(
    @JsonProperty(required = true) String url) {

  public StartOutput {
    Objects.requireNonNull(url, "url");
  }
}
