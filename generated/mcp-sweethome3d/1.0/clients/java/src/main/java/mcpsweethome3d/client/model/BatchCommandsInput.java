// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Do several things at once.
 *
 * @param commands Commands in order.
 * @param onError After a failure. Default: "stop". Null when absent.
 * @param home The home. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record BatchCommandsInput(
    @JsonProperty(required = true) List<BatchCommand> commands,
    @Nullable OnError onError,
    @Nullable String home) {

  public BatchCommandsInput {
    commands = List.copyOf(commands);
  }

  /** With what is required. */
  public BatchCommandsInput(List<BatchCommand> commands) {
    this(commands, null, null);
  }

  /** A copy with this {@code onError}. */
  public BatchCommandsInput withOnError(OnError onError) {
    return new BatchCommandsInput(commands, onError, home);
  }

  /** A copy with this {@code home}. */
  public BatchCommandsInput withHome(String home) {
    return new BatchCommandsInput(commands, onError, home);
  }
}
