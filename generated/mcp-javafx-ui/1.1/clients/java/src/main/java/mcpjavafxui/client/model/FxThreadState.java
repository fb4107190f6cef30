// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the FX thread does.
 *
 * @param busy It did not answer while it was watched.
 * @param answeredInMs How long it took to answer; null when it is busy. Null when absent.
 * @param stack What it is busy with, the innermost first; empty when it is free, or when that
 *     can't be seen.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record FxThreadState(
    @JsonProperty(required = true) boolean busy,
    @Nullable Double answeredInMs,
    @JsonProperty(required = true) List<String> stack) {

  public FxThreadState {
    stack = List.copyOf(stack);
  }
}
