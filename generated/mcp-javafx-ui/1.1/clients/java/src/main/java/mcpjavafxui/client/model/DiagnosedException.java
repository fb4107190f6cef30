// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An exception that nothing in the application caught.
 *
 * @param at When it was thrown to the end.
 * @param thread Name of the thread.
 * @param type Its class.
 * @param message What it says. Null when absent.
 * @param stack Where it came from, the innermost first, in the application's own words; causes
 *     follow after a line of their own.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record DiagnosedException(
    @JsonProperty(required = true) String at,
    @JsonProperty(required = true) String thread,
    @JsonProperty(required = true) String type,
    @Nullable String message,
    @JsonProperty(required = true) List<String> stack) {

  public DiagnosedException {
    Objects.requireNonNull(at, "at");
    Objects.requireNonNull(thread, "thread");
    Objects.requireNonNull(type, "type");
    stack = List.copyOf(stack);
  }
}
