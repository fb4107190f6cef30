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
 * Make a shape. Exactly one of {@code polygon}, {@code vertices}. All or none of {@code vertices},
 * {@code triangles}.
 *
 * @param mode Mode.
 * @param polygon extrude: [x, y] corners. Null when absent.
 * @param height extrude. Null when absent.
 * @param vertices mesh: [x, y, z]. Null when absent.
 * @param triangles mesh: three indices of vertices each. Null when absent.
 * @param name Name. Null when absent.
 * @param elevation Elevation. Null when absent.
 * @param color Colour. Null when absent.
 * @param transparency 0 is solid. Default: 0. Null when absent.
 * @param home The home. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record GenerateShapeInput(
    @JsonProperty(required = true) ShapeMode mode,
    @Nullable List<List<Double>> polygon,
    @Nullable Double height,
    @Nullable List<List<Double>> vertices,
    @Nullable List<List<Long>> triangles,
    @Nullable String name,
    @Nullable Double elevation,
    @Nullable String color,
    @Nullable Double transparency,
    @Nullable String home) {

  public GenerateShapeInput {
    Objects.requireNonNull(mode, "mode");
    polygon = polygon == null ? null : List.copyOf(polygon);
    vertices = vertices == null ? null : List.copyOf(vertices);
    triangles = triangles == null ? null : List.copyOf(triangles);
  }

  /** With what is required. */
  public GenerateShapeInput(ShapeMode mode) {
    this(mode, null, null, null, null, null, null, null, null, null);
  }

  /** A copy with this {@code polygon}. */
  public GenerateShapeInput withPolygon(List<List<Double>> polygon) {
    return new GenerateShapeInput(mode, polygon, height, vertices, triangles, name, elevation, color, transparency, home);
  }

  /** A copy with this {@code height}. */
  public GenerateShapeInput withHeight(double height) {
    return new GenerateShapeInput(mode, polygon, height, vertices, triangles, name, elevation, color, transparency, home);
  }

  /** A copy with this {@code vertices}. */
  public GenerateShapeInput withVertices(List<List<Double>> vertices) {
    return new GenerateShapeInput(mode, polygon, height, vertices, triangles, name, elevation, color, transparency, home);
  }

  /** A copy with this {@code triangles}. */
  public GenerateShapeInput withTriangles(List<List<Long>> triangles) {
    return new GenerateShapeInput(mode, polygon, height, vertices, triangles, name, elevation, color, transparency, home);
  }

  /** A copy with this {@code name}. */
  public GenerateShapeInput withName(String name) {
    return new GenerateShapeInput(mode, polygon, height, vertices, triangles, name, elevation, color, transparency, home);
  }

  /** A copy with this {@code elevation}. */
  public GenerateShapeInput withElevation(double elevation) {
    return new GenerateShapeInput(mode, polygon, height, vertices, triangles, name, elevation, color, transparency, home);
  }

  /** A copy with this {@code color}. */
  public GenerateShapeInput withColor(String color) {
    return new GenerateShapeInput(mode, polygon, height, vertices, triangles, name, elevation, color, transparency, home);
  }

  /** A copy with this {@code transparency}. */
  public GenerateShapeInput withTransparency(double transparency) {
    return new GenerateShapeInput(mode, polygon, height, vertices, triangles, name, elevation, color, transparency, home);
  }

  /** A copy with this {@code home}. */
  public GenerateShapeInput withHome(String home) {
    return new GenerateShapeInput(mode, polygon, height, vertices, triangles, name, elevation, color, transparency, home);
  }
}
