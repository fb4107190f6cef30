// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import mcpjavafxui.client.model.ErrorCode;
import org.jspecify.annotations.Nullable;

/** What a tool answered instead of its output. */
public final class McpJavafxUiException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient ErrorCode code;
  private final transient Map<String, @Nullable Object> details;

  /**
   * An error as the contract has it.
   *
   * @param code stable, for programs
   * @param message a sentence, for people
   * @param details more, by code
   */
  public McpJavafxUiException(
      ErrorCode code, String message, Map<String, @Nullable Object> details) {
    super(message);
    this.code = code;
    this.details = Collections.unmodifiableMap(new LinkedHashMap<>(details));
  }

  /** Stable: compare it with the constants of {@code ErrorCode}. */
  public ErrorCode code() {
    return code;
  }

  /** More about the error, as it came. */
  public Map<String, @Nullable Object> details() {
    return details;
  }

  /**
   * More about the error, typed.
   *
   * @param type the record that the contract has for the details of this code
   */
  public <T> T details(Class<T> type) {
    return ToolCall.json().convertValue(details, type);
  }

  @Override
  public String toString() {
    return getClass().getName() + ": " + code + ": " + getMessage();
  }
}
