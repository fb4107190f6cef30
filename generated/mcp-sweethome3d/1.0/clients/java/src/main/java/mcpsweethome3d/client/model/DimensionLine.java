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
 * A measured distance on the plan.
 *
 * @param id Id: stable, never used again.
 * @param level Id of its level; null for what was made before there was one.
 * @param xStart X of its start in cm.
 * @param yStart Y of its start in cm.
 * @param xEnd X of its end in cm.
 * @param yEnd Y of its end in cm.
 * @param offset How far the line is drawn beside the distance, in cm.
 * @param length The distance in cm.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record DimensionLine(
    @JsonProperty(required = true) String id,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String level,
    @JsonProperty(required = true) double xStart,
    @JsonProperty(required = true) double yStart,
    @JsonProperty(required = true) double xEnd,
    @JsonProperty(required = true) double yEnd,
    @JsonProperty(required = true) double offset,
    @JsonProperty(required = true) double length) {

  public DimensionLine {
    Objects.requireNonNull(id, "id");
  }
}
