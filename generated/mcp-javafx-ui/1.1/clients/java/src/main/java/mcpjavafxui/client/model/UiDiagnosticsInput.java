// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * How much of it.
 *
 * @param exceptions At most this many exceptions, the latest. Default: 5. Null when absent.
 * @param outputLines At most this many lines of output, the last. Default: 20. Null when
 *     absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record UiDiagnosticsInput(
    @Nullable Long exceptions,
    @Nullable Long outputLines) {

  /** With nothing, as nothing is required. */
  public UiDiagnosticsInput() {
    this(null, null);
  }

  /** A copy with this {@code exceptions}. */
  public UiDiagnosticsInput withExceptions(long exceptions) {
    return new UiDiagnosticsInput(exceptions, outputLines);
  }

  /** A copy with this {@code outputLines}. */
  public UiDiagnosticsInput withOutputLines(long outputLines) {
    return new UiDiagnosticsInput(exceptions, outputLines);
  }
}
