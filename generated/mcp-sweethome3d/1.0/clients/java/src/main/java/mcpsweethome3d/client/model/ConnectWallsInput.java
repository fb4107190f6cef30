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
 * Connect two walls.
 *
 * @param wall1Id Id of a wall.
 * @param wall2Id Id of another wall.
 * @param wall1End End of the first. Null when absent.
 * @param wall2End End of the second. Null when absent.
 * @param home The home. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ConnectWallsInput(
    @JsonProperty(required = true) String wall1Id,
    @JsonProperty(required = true) String wall2Id,
    @Nullable WallEnd wall1End,
    @Nullable WallEnd wall2End,
    @Nullable String home) {

  public ConnectWallsInput {
    Objects.requireNonNull(wall1Id, "wall1Id");
    Objects.requireNonNull(wall2Id, "wall2Id");
  }

  /** With what is required. */
  public ConnectWallsInput(String wall1Id, String wall2Id) {
    this(wall1Id, wall2Id, null, null, null);
  }

  /** A copy with this {@code wall1End}. */
  public ConnectWallsInput withWall1End(WallEnd wall1End) {
    return new ConnectWallsInput(wall1Id, wall2Id, wall1End, wall2End, home);
  }

  /** A copy with this {@code wall2End}. */
  public ConnectWallsInput withWall2End(WallEnd wall2End) {
    return new ConnectWallsInput(wall1Id, wall2Id, wall1End, wall2End, home);
  }

  /** A copy with this {@code home}. */
  public ConnectWallsInput withHome(String home) {
    return new ConnectWallsInput(wall1Id, wall2Id, wall1End, wall2End, home);
  }
}
