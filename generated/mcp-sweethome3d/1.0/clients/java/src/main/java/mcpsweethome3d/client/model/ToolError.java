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
 * What went wrong, for a program and for a model.
 *
 * @param code Stable code.
 * @param message What happened, as a sentence.
 * @param details More, by code.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ToolError(
    @JsonProperty(required = true) ErrorCode code,
    @JsonProperty(required = true) String message,
    @JsonProperty(required = true) Map<String, @Nullable Object> details) {

  public ToolError {
    Objects.requireNonNull(code, "code");
    Objects.requireNonNull(message, "message");
    details = Collections.unmodifiableMap(new LinkedHashMap<>(details));
  }
}
