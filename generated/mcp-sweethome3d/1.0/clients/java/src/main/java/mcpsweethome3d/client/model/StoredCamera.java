// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * A camera that was given a name.
 *
 * @param id Id: stable, never used again.
 * @param name Its name, the only one of this spelling.
 * @param x X in cm.
 * @param y Y in cm.
 * @param z Height above the ground in cm.
 * @param yaw Direction in degrees, in [0, 360): 0 is +y, 90 is -x.
 * @param pitch Tilt in degrees; positive looks down.
 * @param fov Field of view in degrees.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record StoredCamera(
    @JsonProperty(required = true) String id,
    @JsonProperty(required = true) String name,
    @JsonProperty(required = true) double x,
    @JsonProperty(required = true) double y,
    @JsonProperty(required = true) double z,
    @JsonProperty(required = true) double yaw,
    @JsonProperty(required = true) double pitch,
    @JsonProperty(required = true) double fov) {

  public StoredCamera {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(name, "name");
  }
}
