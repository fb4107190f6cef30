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
 * Add a level.
 *
 * @param name Name.
 * @param elevation Of its floor above the ground.
 * @param height Height of its walls. Default: 250. Null when absent.
 * @param floorThickness Floor thickness. Default: 12. Null when absent.
 * @param home The home. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record AddLevelInput(
    @JsonProperty(required = true) String name,
    @JsonProperty(required = true) double elevation,
    @Nullable Double height,
    @Nullable Double floorThickness,
    @Nullable String home) {

  public AddLevelInput {
    Objects.requireNonNull(name, "name");
  }

  /** With what is required. */
  public AddLevelInput(String name, double elevation) {
    this(name, elevation, null, null, null);
  }

  /** A copy with this {@code height}. */
  public AddLevelInput withHeight(double height) {
    return new AddLevelInput(name, elevation, height, floorThickness, home);
  }

  /** A copy with this {@code floorThickness}. */
  public AddLevelInput withFloorThickness(double floorThickness) {
    return new AddLevelInput(name, elevation, height, floorThickness, home);
  }

  /** A copy with this {@code home}. */
  public AddLevelInput withHome(String home) {
    return new AddLevelInput(name, elevation, height, floorThickness, home);
  }
}
