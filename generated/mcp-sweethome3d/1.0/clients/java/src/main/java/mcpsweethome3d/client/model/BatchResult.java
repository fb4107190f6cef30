// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What became of one command of a batch.
 *
 * @param index Its place in the batch, from 0.
 * @param action Name of the tool.
 * @param status What became of it.
 * @param output Its output, where it was done. Null when absent.
 * @param error Its error, where it failed. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record BatchResult(
    @JsonProperty(required = true) long index,
    @JsonProperty(required = true) String action,
    @JsonProperty(required = true) BatchStatus status,
    @Nullable Map<String, @Nullable Object> output,
    @Nullable ToolError error) {

  public BatchResult {
    Objects.requireNonNull(action, "action");
    Objects.requireNonNull(status, "status");
    output = output == null ? null : Collections.unmodifiableMap(new LinkedHashMap<>(output));
  }
}
