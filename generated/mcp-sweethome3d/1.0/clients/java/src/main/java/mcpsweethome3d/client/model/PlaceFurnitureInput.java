// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;

/**
 * Place furniture. Exactly one of {@code name}, {@code catalogId}.
 *
 * @param x X.
 * @param y Y.
 * @param name Name in the catalog, or part of it. Null when absent.
 * @param catalogId Id in the catalog. Null when absent.
 * @param angle Clockwise. Default: 0. Null when absent.
 * @param elevation Above the floor. Default: that of the catalog. Null when absent.
 * @param home The home. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record PlaceFurnitureInput(
    @JsonProperty(required = true) double x,
    @JsonProperty(required = true) double y,
    @Nullable String name,
    @Nullable String catalogId,
    @Nullable Double angle,
    @Nullable Double elevation,
    @Nullable String home) {

  /** With what is required. */
  public PlaceFurnitureInput(double x, double y) {
    this(x, y, null, null, null, null, null);
  }

  /** A copy with this {@code name}. */
  public PlaceFurnitureInput withName(String name) {
    return new PlaceFurnitureInput(x, y, name, catalogId, angle, elevation, home);
  }

  /** A copy with this {@code catalogId}. */
  public PlaceFurnitureInput withCatalogId(String catalogId) {
    return new PlaceFurnitureInput(x, y, name, catalogId, angle, elevation, home);
  }

  /** A copy with this {@code angle}. */
  public PlaceFurnitureInput withAngle(double angle) {
    return new PlaceFurnitureInput(x, y, name, catalogId, angle, elevation, home);
  }

  /** A copy with this {@code elevation}. */
  public PlaceFurnitureInput withElevation(double elevation) {
    return new PlaceFurnitureInput(x, y, name, catalogId, angle, elevation, home);
  }

  /** A copy with this {@code home}. */
  public PlaceFurnitureInput withHome(String home) {
    return new PlaceFurnitureInput(x, y, name, catalogId, angle, elevation, home);
  }
}
