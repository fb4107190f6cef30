// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Delete a room.
 *
 * @param id Id of the room.
 * @param home The home. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record DeleteRoomInput(
    @JsonProperty(required = true) String id,
    @Nullable String home) {

  public DeleteRoomInput {
    Objects.requireNonNull(id, "id");
  }

  /** With what is required. */
  public DeleteRoomInput(String id) {
    this(id, null);
  }

  /** A copy with this {@code home}. */
  public DeleteRoomInput withHome(String home) {
    return new DeleteRoomInput(id, home);
  }
}
