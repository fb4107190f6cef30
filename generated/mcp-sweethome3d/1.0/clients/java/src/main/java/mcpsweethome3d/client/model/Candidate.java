// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * One of several entries of a catalog that could be meant.
 *
 * @param catalogId Id in the catalog.
 * @param name Name.
 * @param category Category.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Candidate(
    @JsonProperty(required = true) String catalogId,
    @JsonProperty(required = true) String name,
    @JsonProperty(required = true) String category) {

  public Candidate {
    Objects.requireNonNull(catalogId, "catalogId");
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(category, "category");
  }
}
