// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;

/**
 * Add a dimension line.
 *
 * @param xStart X of the start.
 * @param yStart Y of the start.
 * @param xEnd X of the end.
 * @param yEnd Y of the end.
 * @param offset How far beside it is drawn. Default: 25. Null when absent.
 * @param home The home. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record AddDimensionLineInput(
    @JsonProperty(required = true) double xStart,
    @JsonProperty(required = true) double yStart,
    @JsonProperty(required = true) double xEnd,
    @JsonProperty(required = true) double yEnd,
    @Nullable Double offset,
    @Nullable String home) {

  /** With what is required. */
  public AddDimensionLineInput(double xStart, double yStart, double xEnd, double yEnd) {
    this(xStart, yStart, xEnd, yEnd, null, null);
  }

  /** A copy with this {@code offset}. */
  public AddDimensionLineInput withOffset(double offset) {
    return new AddDimensionLineInput(xStart, yStart, xEnd, yEnd, offset, home);
  }

  /** A copy with this {@code home}. */
  public AddDimensionLineInput withHome(String home) {
    return new AddDimensionLineInput(xStart, yStart, xEnd, yEnd, offset, home);
  }
}
