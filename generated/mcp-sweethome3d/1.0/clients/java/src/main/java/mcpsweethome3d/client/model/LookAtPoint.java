// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;

/**
 * A point in space, in cm.
 *
 * @param x To the right.
 * @param y Downwards on the plan.
 * @param z Above the ground. Default: 0. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record LookAtPoint(
    @JsonProperty(required = true) double x,
    @JsonProperty(required = true) double y,
    @Nullable Double z) {

  /** With what is required. */
  public LookAtPoint(double x, double y) {
    this(x, y, null);
  }

  /** A copy with this {@code z}. */
  public LookAtPoint withZ(double z) {
    return new LookAtPoint(x, y, z);
  }
}
