// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * The categories.
 *
 * @param categories Of furniture, doors and windows.
 * @param textureCategories Of textures.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ListCategoriesOutput(
    @JsonProperty(required = true) List<Category> categories,
    @JsonProperty(required = true) List<Category> textureCategories) {

  public ListCategoriesOutput {
    categories = List.copyOf(categories);
    textureCategories = List.copyOf(textureCategories);
  }
}
