// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * Restore a checkpoint.
 *
 * @param id Id from list_checkpoints. Null when absent.
 * @param force Also when nothing has changed since. Default: false. Null when absent.
 * @param home The home. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record RestoreCheckpointInput(
    @Nullable String id,
    @Nullable Boolean force,
    @Nullable String home) {

  /** With nothing, as nothing is required. */
  public RestoreCheckpointInput() {
    this(null, null, null);
  }

  /** A copy with this {@code id}. */
  public RestoreCheckpointInput withId(String id) {
    return new RestoreCheckpointInput(id, force, home);
  }

  /** A copy with this {@code force}. */
  public RestoreCheckpointInput withForce(boolean force) {
    return new RestoreCheckpointInput(id, force, home);
  }

  /** A copy with this {@code home}. */
  public RestoreCheckpointInput withHome(String home) {
    return new RestoreCheckpointInput(id, force, home);
  }
}
