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
 * One command of a batch.
 *
 * @param action Name of a tool.
 * @param params Its input. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record BatchCommand(
    @JsonProperty(required = true) String action,
    @Nullable Map<String, @Nullable Object> params) {

  public BatchCommand {
    Objects.requireNonNull(action, "action");
    params = params == null ? null : Collections.unmodifiableMap(new LinkedHashMap<>(params));
  }

  /** With what is required. */
  public BatchCommand(String action) {
    this(action, null);
  }

  /** A copy with this {@code params}. */
  public BatchCommand withParams(Map<String, @Nullable Object> params) {
    return new BatchCommand(action, params);
  }
}
