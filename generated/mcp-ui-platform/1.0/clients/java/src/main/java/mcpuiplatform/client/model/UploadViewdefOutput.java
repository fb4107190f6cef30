// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpuiplatform.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * What was stored, and who got it.
 *
 * @param key TYPE.NAMESPACE.
 * @param frontends How many connected frontends it was pushed to.
 * @param variables How many variables of the type were refreshed, in all sessions together.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record UploadViewdefOutput(
    @JsonProperty(required = true) String key,
    @JsonProperty(required = true) long frontends,
    @JsonProperty(required = true) long variables) {

  public UploadViewdefOutput {
    Objects.requireNonNull(key, "key");
  }
}
