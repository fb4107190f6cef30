// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * What was found.
 *
 * @param furniture By category and name.
 * @param total How many there are, beyond the limit too.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ListFurnitureCatalogOutput(
    @JsonProperty(required = true) List<CatalogPiece> furniture,
    @JsonProperty(required = true) long total) {

  public ListFurnitureCatalogOutput {
    furniture = List.copyOf(furniture);
  }
}
