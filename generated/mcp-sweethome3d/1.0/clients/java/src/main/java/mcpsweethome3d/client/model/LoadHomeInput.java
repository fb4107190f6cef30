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
 * Load a home.
 *
 * @param filePath Relative path.
 * @param home The home. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record LoadHomeInput(
    @JsonProperty(required = true) String filePath,
    @Nullable String home) {

  public LoadHomeInput {
    Objects.requireNonNull(filePath, "filePath");
  }

  /** With what is required. */
  public LoadHomeInput(String filePath) {
    this(filePath, null);
  }

  /** A copy with this {@code home}. */
  public LoadHomeInput withHome(String home) {
    return new LoadHomeInput(filePath, home);
  }
}
