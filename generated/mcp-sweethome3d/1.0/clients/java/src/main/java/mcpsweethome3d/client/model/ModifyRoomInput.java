// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Change a room.
 *
 * @param id Id of the room.
 * @param points Corners in order, cm. Null when absent.
 * @param name Name. Null when absent.
 * @param floorVisible Floor visible. Null when absent.
 * @param ceilingVisible Ceiling visible. Null when absent.
 * @param areaVisible Show its area. Null when absent.
 * @param floorColor Floor. Null when absent.
 * @param ceilingColor Ceiling. Null when absent.
 * @param floorShininess Floor. Null when absent.
 * @param ceilingShininess Ceiling. Null when absent.
 * @param home The home. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ModifyRoomInput(
    @JsonProperty(required = true) String id,
    @Nullable List<PointInput> points,
    @Nullable String name,
    @Nullable Boolean floorVisible,
    @Nullable Boolean ceilingVisible,
    @Nullable Boolean areaVisible,
    @Nullable String floorColor,
    @Nullable String ceilingColor,
    @Nullable Double floorShininess,
    @Nullable Double ceilingShininess,
    @Nullable String home) {

  public ModifyRoomInput {
    Objects.requireNonNull(id, "id");
    points = points == null ? null : List.copyOf(points);
  }

  /** With what is required. */
  public ModifyRoomInput(String id) {
    this(id, null, null, null, null, null, null, null, null, null, null);
  }

  /** A copy with this {@code points}. */
  public ModifyRoomInput withPoints(List<PointInput> points) {
    return new ModifyRoomInput(id, points, name, floorVisible, ceilingVisible, areaVisible, floorColor, ceilingColor, floorShininess, ceilingShininess, home);
  }

  /** A copy with this {@code name}. */
  public ModifyRoomInput withName(String name) {
    return new ModifyRoomInput(id, points, name, floorVisible, ceilingVisible, areaVisible, floorColor, ceilingColor, floorShininess, ceilingShininess, home);
  }

  /** A copy with this {@code floorVisible}. */
  public ModifyRoomInput withFloorVisible(boolean floorVisible) {
    return new ModifyRoomInput(id, points, name, floorVisible, ceilingVisible, areaVisible, floorColor, ceilingColor, floorShininess, ceilingShininess, home);
  }

  /** A copy with this {@code ceilingVisible}. */
  public ModifyRoomInput withCeilingVisible(boolean ceilingVisible) {
    return new ModifyRoomInput(id, points, name, floorVisible, ceilingVisible, areaVisible, floorColor, ceilingColor, floorShininess, ceilingShininess, home);
  }

  /** A copy with this {@code areaVisible}. */
  public ModifyRoomInput withAreaVisible(boolean areaVisible) {
    return new ModifyRoomInput(id, points, name, floorVisible, ceilingVisible, areaVisible, floorColor, ceilingColor, floorShininess, ceilingShininess, home);
  }

  /** A copy with this {@code floorColor}. */
  public ModifyRoomInput withFloorColor(String floorColor) {
    return new ModifyRoomInput(id, points, name, floorVisible, ceilingVisible, areaVisible, floorColor, ceilingColor, floorShininess, ceilingShininess, home);
  }

  /** A copy with this {@code ceilingColor}. */
  public ModifyRoomInput withCeilingColor(String ceilingColor) {
    return new ModifyRoomInput(id, points, name, floorVisible, ceilingVisible, areaVisible, floorColor, ceilingColor, floorShininess, ceilingShininess, home);
  }

  /** A copy with this {@code floorShininess}. */
  public ModifyRoomInput withFloorShininess(double floorShininess) {
    return new ModifyRoomInput(id, points, name, floorVisible, ceilingVisible, areaVisible, floorColor, ceilingColor, floorShininess, ceilingShininess, home);
  }

  /** A copy with this {@code ceilingShininess}. */
  public ModifyRoomInput withCeilingShininess(double ceilingShininess) {
    return new ModifyRoomInput(id, points, name, floorVisible, ceilingVisible, areaVisible, floorColor, ceilingColor, floorShininess, ceilingShininess, home);
  }

  /** A copy with this {@code home}. */
  public ModifyRoomInput withHome(String home) {
    return new ModifyRoomInput(id, points, name, floorVisible, ceilingVisible, areaVisible, floorColor, ceilingColor, floorShininess, ceilingShininess, home);
  }
}
