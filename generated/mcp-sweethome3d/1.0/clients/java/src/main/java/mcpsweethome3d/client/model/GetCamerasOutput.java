// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;

/**
 * The cameras.
 *
 * @param camera The camera in use.
 * @param storedCameras In the order in which they were stored.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record GetCamerasOutput(
    @JsonProperty(required = true) Camera camera,
    @JsonProperty(required = true) List<StoredCamera> storedCameras) {

  public GetCamerasOutput {
    Objects.requireNonNull(camera, "camera");
    storedCameras = List.copyOf(storedCameras);
  }
}
