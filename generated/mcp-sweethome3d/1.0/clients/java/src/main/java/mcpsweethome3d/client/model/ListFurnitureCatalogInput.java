// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * Search furniture.
 *
 * @param query Part of a name. Null when absent.
 * @param category Name of a category. Null when absent.
 * @param type Type. Default: "all". Null when absent.
 * @param limit At most so many. Default: 100. Null when absent.
 * @param home The home. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ListFurnitureCatalogInput(
    @Nullable String query,
    @Nullable String category,
    @Nullable CatalogFilter type,
    @Nullable Long limit,
    @Nullable String home) {

  /** With nothing, as nothing is required. */
  public ListFurnitureCatalogInput() {
    this(null, null, null, null, null);
  }

  /** A copy with this {@code query}. */
  public ListFurnitureCatalogInput withQuery(String query) {
    return new ListFurnitureCatalogInput(query, category, type, limit, home);
  }

  /** A copy with this {@code category}. */
  public ListFurnitureCatalogInput withCategory(String category) {
    return new ListFurnitureCatalogInput(query, category, type, limit, home);
  }

  /** A copy with this {@code type}. */
  public ListFurnitureCatalogInput withType(CatalogFilter type) {
    return new ListFurnitureCatalogInput(query, category, type, limit, home);
  }

  /** A copy with this {@code limit}. */
  public ListFurnitureCatalogInput withLimit(long limit) {
    return new ListFurnitureCatalogInput(query, category, type, limit, home);
  }

  /** A copy with this {@code home}. */
  public ListFurnitureCatalogInput withHome(String home) {
    return new ListFurnitureCatalogInput(query, category, type, limit, home);
  }
}
