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
 * Create a room.
 *
 * @param points Corners in order, cm.
 * @param name Name. Null when absent.
 * @param floorVisible Floor visible. Default: true. Null when absent.
 * @param ceilingVisible Ceiling visible. Default: true. Null when absent.
 * @param areaVisible Show its area. Default: false. Null when absent.
 * @param floorColor Floor. Null when absent.
 * @param ceilingColor Ceiling. Null when absent.
 * @param home The home. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record CreateRoomPolygonInput(
    @JsonProperty(required = true) List<PointInput> points,
    @Nullable String name,
    @Nullable Boolean floorVisible,
    @Nullable Boolean ceilingVisible,
    @Nullable Boolean areaVisible,
    @Nullable String floorColor,
    @Nullable String ceilingColor,
    @Nullable String home) {

  public CreateRoomPolygonInput {
    points = List.copyOf(points);
  }

  /** With what is required. */
  public CreateRoomPolygonInput(List<PointInput> points) {
    this(points, null, null, null, null, null, null, null);
  }

  /** A copy with this {@code name}. */
  public CreateRoomPolygonInput withName(String name) {
    return new CreateRoomPolygonInput(points, name, floorVisible, ceilingVisible, areaVisible, floorColor, ceilingColor, home);
  }

  /** A copy with this {@code floorVisible}. */
  public CreateRoomPolygonInput withFloorVisible(boolean floorVisible) {
    return new CreateRoomPolygonInput(points, name, floorVisible, ceilingVisible, areaVisible, floorColor, ceilingColor, home);
  }

  /** A copy with this {@code ceilingVisible}. */
  public CreateRoomPolygonInput withCeilingVisible(boolean ceilingVisible) {
    return new CreateRoomPolygonInput(points, name, floorVisible, ceilingVisible, areaVisible, floorColor, ceilingColor, home);
  }

  /** A copy with this {@code areaVisible}. */
  public CreateRoomPolygonInput withAreaVisible(boolean areaVisible) {
    return new CreateRoomPolygonInput(points, name, floorVisible, ceilingVisible, areaVisible, floorColor, ceilingColor, home);
  }

  /** A copy with this {@code floorColor}. */
  public CreateRoomPolygonInput withFloorColor(String floorColor) {
    return new CreateRoomPolygonInput(points, name, floorVisible, ceilingVisible, areaVisible, floorColor, ceilingColor, home);
  }

  /** A copy with this {@code ceilingColor}. */
  public CreateRoomPolygonInput withCeilingColor(String ceilingColor) {
    return new CreateRoomPolygonInput(points, name, floorVisible, ceilingVisible, areaVisible, floorColor, ceilingColor, home);
  }

  /** A copy with this {@code home}. */
  public CreateRoomPolygonInput withHome(String home) {
    return new CreateRoomPolygonInput(points, name, floorVisible, ceilingVisible, areaVisible, floorColor, ceilingColor, home);
  }
}
