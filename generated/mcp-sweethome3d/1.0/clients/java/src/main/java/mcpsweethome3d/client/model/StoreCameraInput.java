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
 * Store a camera.
 *
 * @param name Its name.
 * @param delete Delete it. Default: false. Null when absent.
 * @param home The home. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record StoreCameraInput(
    @JsonProperty(required = true) String name,
    @Nullable Boolean delete,
    @Nullable String home) {

  public StoreCameraInput {
    Objects.requireNonNull(name, "name");
  }

  /** With what is required. */
  public StoreCameraInput(String name) {
    this(name, null, null);
  }

  /** A copy with this {@code delete}. */
  public StoreCameraInput withDelete(boolean delete) {
    return new StoreCameraInput(name, delete, home);
  }

  /** A copy with this {@code home}. */
  public StoreCameraInput withHome(String home) {
    return new StoreCameraInput(name, delete, home);
  }
}
