// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpuiplatform.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Variable 1.
 *
 * @param properties Its properties, the view definitions left out.
 * @param value Its value; null as long as the application has not been created. A string, a
 *     number, a boolean, null, an object as {"obj": number}, or an array of these.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({"id", "properties", "value"})
public record GetStateOutput(
    @JsonProperty(required = true) VariableProperties properties,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable Object value) {

  public GetStateOutput {
    Objects.requireNonNull(properties, "properties");
  }

  /** Always 1. */
  @JsonProperty("id")
  public long id() {
    return 1;
  }
}
