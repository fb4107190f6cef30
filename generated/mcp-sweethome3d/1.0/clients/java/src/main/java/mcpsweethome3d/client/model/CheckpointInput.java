// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * Take a checkpoint.
 *
 * @param description What it is for. Null when absent.
 * @param home The home. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record CheckpointInput(
    @Nullable String description,
    @Nullable String home) {

  /** With nothing, as nothing is required. */
  public CheckpointInput() {
    this(null, null);
  }

  /** A copy with this {@code description}. */
  public CheckpointInput withDescription(String description) {
    return new CheckpointInput(description, home);
  }

  /** A copy with this {@code home}. */
  public CheckpointInput withHome(String home) {
    return new CheckpointInput(description, home);
  }
}
