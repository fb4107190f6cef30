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
 * Place a door or window. Exactly one of {@code name}, {@code catalogId}.
 *
 * @param wallId Id of the wall.
 * @param name Name in the catalog, or part of it. Null when absent.
 * @param catalogId Id in the catalog. Null when absent.
 * @param position Where its centre is: 0 start, 1 end of the wall. Default: 0.5. Null when
 *     absent.
 * @param elevation Above the floor. Default: that of the catalog. Null when absent.
 * @param mirrored Exchange left and right. Default: false. Null when absent.
 * @param home The home. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record PlaceDoorOrWindowInput(
    @JsonProperty(required = true) String wallId,
    @Nullable String name,
    @Nullable String catalogId,
    @Nullable Double position,
    @Nullable Double elevation,
    @Nullable Boolean mirrored,
    @Nullable String home) {

  public PlaceDoorOrWindowInput {
    Objects.requireNonNull(wallId, "wallId");
  }

  /** With what is required. */
  public PlaceDoorOrWindowInput(String wallId) {
    this(wallId, null, null, null, null, null, null);
  }

  /** A copy with this {@code name}. */
  public PlaceDoorOrWindowInput withName(String name) {
    return new PlaceDoorOrWindowInput(wallId, name, catalogId, position, elevation, mirrored, home);
  }

  /** A copy with this {@code catalogId}. */
  public PlaceDoorOrWindowInput withCatalogId(String catalogId) {
    return new PlaceDoorOrWindowInput(wallId, name, catalogId, position, elevation, mirrored, home);
  }

  /** A copy with this {@code position}. */
  public PlaceDoorOrWindowInput withPosition(double position) {
    return new PlaceDoorOrWindowInput(wallId, name, catalogId, position, elevation, mirrored, home);
  }

  /** A copy with this {@code elevation}. */
  public PlaceDoorOrWindowInput withElevation(double elevation) {
    return new PlaceDoorOrWindowInput(wallId, name, catalogId, position, elevation, mirrored, home);
  }

  /** A copy with this {@code mirrored}. */
  public PlaceDoorOrWindowInput withMirrored(boolean mirrored) {
    return new PlaceDoorOrWindowInput(wallId, name, catalogId, position, elevation, mirrored, home);
  }

  /** A copy with this {@code home}. */
  public PlaceDoorOrWindowInput withHome(String home) {
    return new PlaceDoorOrWindowInput(wallId, name, catalogId, position, elevation, mirrored, home);
  }
}
