// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * A level of the home.
 *
 * @param id Id: stable, never used again.
 * @param name Name.
 * @param elevation Height of its floor above the ground in cm.
 * @param height Height of its walls in cm.
 * @param floorThickness Thickness of its floor in cm.
 * @param viewable It is shown.
 * @param selected New objects are made on it.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Level(
    @JsonProperty(required = true) String id,
    @JsonProperty(required = true) String name,
    @JsonProperty(required = true) double elevation,
    @JsonProperty(required = true) double height,
    @JsonProperty(required = true) double floorThickness,
    @JsonProperty(required = true) boolean viewable,
    @JsonProperty(required = true) boolean selected) {

  public Level {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(name, "name");
  }
}
