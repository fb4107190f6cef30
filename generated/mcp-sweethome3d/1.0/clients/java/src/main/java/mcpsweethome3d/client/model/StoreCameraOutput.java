// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * What was done.
 *
 * @param action {@code created}, {@code replaced} or {@code deleted}.
 * @param camera The stored camera.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record StoreCameraOutput(
    @JsonProperty(required = true) StoreCameraOutputAction action,
    @JsonProperty(required = true) StoredCamera camera) {

  public StoreCameraOutput {
    Objects.requireNonNull(action, "action");
    Objects.requireNonNull(camera, "camera");
  }
}
