// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpuiplatform.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * One thing that is wrong with an input.
 *
 * @param pointer JSON Pointer into the arguments.
 * @param message What is wrong, as a sentence.
 * @param expected What would have been right.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record InputIssue(
    @JsonProperty(required = true) String pointer,
    @JsonProperty(required = true) String message,
    @JsonProperty(required = true) String expected) {

  public InputIssue {
    Objects.requireNonNull(pointer, "pointer");
    Objects.requireNonNull(message, "message");
    Objects.requireNonNull(expected, "expected");
  }
}
