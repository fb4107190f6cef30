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
 * Delete a level.
 *
 * @param id Id of the level.
 * @param home The home. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record DeleteLevelInput(
    @JsonProperty(required = true) String id,
    @Nullable String home) {

  public DeleteLevelInput {
    Objects.requireNonNull(id, "id");
  }

  /** With what is required. */
  public DeleteLevelInput(String id) {
    this(id, null);
  }

  /** A copy with this {@code home}. */
  public DeleteLevelInput withHome(String home) {
    return new DeleteLevelInput(id, home);
  }
}
