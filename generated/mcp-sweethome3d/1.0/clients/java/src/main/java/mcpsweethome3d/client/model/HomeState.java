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
 * A home and all that is in it.
 *
 * @param schema Contract and version.
 * @param home Id of this home.
 * @param homes All open homes.
 * @param walls Walls.
 * @param rooms Rooms.
 * @param furniture Furniture, doors and windows.
 * @param labels Labels.
 * @param dimensionLines Dimension lines.
 * @param levels Levels, from the lowest up.
 * @param selectedLevel Id of the level that new objects are made on.
 * @param camera The camera in use.
 * @param storedCameras Cameras with a name.
 * @param environment Ground, sky and light.
 * @param boundingBox Around all walls, rooms and furniture; null when there are none.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record HomeState(
    @JsonProperty(required = true) String schema,
    @JsonProperty(required = true) String home,
    @JsonProperty(required = true) List<HomeInfo> homes,
    @JsonProperty(required = true) List<Wall> walls,
    @JsonProperty(required = true) List<Room> rooms,
    @JsonProperty(required = true) List<Furniture> furniture,
    @JsonProperty(required = true) List<Label> labels,
    @JsonProperty(required = true) List<DimensionLine> dimensionLines,
    @JsonProperty(required = true) List<Level> levels,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String selectedLevel,
    @JsonProperty(required = true) Camera camera,
    @JsonProperty(required = true) List<StoredCamera> storedCameras,
    @JsonProperty(required = true) Environment environment,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable BoundingBox boundingBox) {

  public HomeState {
    Objects.requireNonNull(schema, "schema");
    Objects.requireNonNull(home, "home");
    homes = List.copyOf(homes);
    walls = List.copyOf(walls);
    rooms = List.copyOf(rooms);
    furniture = List.copyOf(furniture);
    labels = List.copyOf(labels);
    dimensionLines = List.copyOf(dimensionLines);
    levels = List.copyOf(levels);
    Objects.requireNonNull(camera, "camera");
    storedCameras = List.copyOf(storedCameras);
    Objects.requireNonNull(environment, "environment");
  }
}
