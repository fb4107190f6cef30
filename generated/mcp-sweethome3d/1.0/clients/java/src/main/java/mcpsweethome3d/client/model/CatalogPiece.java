// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * A piece of furniture, a door or a window in the catalog.
 *
 * @param catalogId Id in the catalog.
 * @param name Name.
 * @param category Category.
 * @param width Width in cm.
 * @param depth Depth in cm.
 * @param height Height in cm.
 * @param elevation Height above the floor at which it is placed, in cm.
 * @param isDoorOrWindow It is a door or a window.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record CatalogPiece(
    @JsonProperty(required = true) String catalogId,
    @JsonProperty(required = true) String name,
    @JsonProperty(required = true) String category,
    @JsonProperty(required = true) double width,
    @JsonProperty(required = true) double depth,
    @JsonProperty(required = true) double height,
    @JsonProperty(required = true) double elevation,
    @JsonProperty(required = true) boolean isDoorOrWindow) {

  public CatalogPiece {
    Objects.requireNonNull(catalogId, "catalogId");
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(category, "category");
  }
}
