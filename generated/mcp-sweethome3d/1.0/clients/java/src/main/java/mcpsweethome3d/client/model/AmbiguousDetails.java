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
 * Details of SH3D_AMBIGUOUS.
 *
 * @param asked The name that was given.
 * @param candidates What it could mean.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record AmbiguousDetails(
    @JsonProperty(required = true) String asked,
    @JsonProperty(required = true) List<Candidate> candidates) {

  public AmbiguousDetails {
    Objects.requireNonNull(asked, "asked");
    candidates = List.copyOf(candidates);
  }
}
