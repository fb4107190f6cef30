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
 * Details of SH3D_IO.
 *
 * @param reason What went wrong.
 * @param filePath The path as it was given. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record IoDetails(
    @JsonProperty(required = true) IoDetailsReason reason,
    @Nullable String filePath) {

  public IoDetails {
    Objects.requireNonNull(reason, "reason");
  }
}
