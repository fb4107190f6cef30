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
 * Details of SH3D_NOT_FOUND.
 *
 * @param kind What was looked for.
 * @param asked The id or name that was given.
 * @param nearest Ids or names that come close, the nearest first.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record NotFoundDetails(
    @JsonProperty(required = true) NotFoundDetailsKind kind,
    @JsonProperty(required = true) String asked,
    @JsonProperty(required = true) List<String> nearest) {

  public NotFoundDetails {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(asked, "asked");
    nearest = List.copyOf(nearest);
  }
}
