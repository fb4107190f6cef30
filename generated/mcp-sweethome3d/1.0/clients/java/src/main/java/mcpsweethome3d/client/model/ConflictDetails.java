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
 * Details of SH3D_CONFLICT.
 *
 * @param reason What stands in the way.
 * @param retryAfterMs When to try again, where waiting helps. Null when absent.
 * @param from Least value that would be possible, such as a position. Null when absent.
 * @param to Greatest value that would be possible. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ConflictDetails(
    @JsonProperty(required = true) ConflictDetailsReason reason,
    @Nullable Long retryAfterMs,
    @Nullable Double from,
    @Nullable Double to) {

  public ConflictDetails {
    Objects.requireNonNull(reason, "reason");
  }
}
