// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * A texture in the catalog.
 *
 * @param catalogId Id in the catalog.
 * @param name Name.
 * @param category Category.
 * @param width Width of one tile in cm.
 * @param height Height of one tile in cm.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record CatalogTexture(
    @JsonProperty(required = true) String catalogId,
    @JsonProperty(required = true) String name,
    @JsonProperty(required = true) String category,
    @JsonProperty(required = true) double width,
    @JsonProperty(required = true) double height) {

  public CatalogTexture {
    Objects.requireNonNull(catalogId, "catalogId");
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(category, "category");
  }
}
