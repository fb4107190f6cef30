// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * Search textures.
 *
 * @param query Part of a name. Null when absent.
 * @param category Name of a category. Null when absent.
 * @param limit At most so many. Default: 100. Null when absent.
 * @param home The home. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ListTexturesCatalogInput(
    @Nullable String query,
    @Nullable String category,
    @Nullable Long limit,
    @Nullable String home) {

  /** With nothing, as nothing is required. */
  public ListTexturesCatalogInput() {
    this(null, null, null, null);
  }

  /** A copy with this {@code query}. */
  public ListTexturesCatalogInput withQuery(String query) {
    return new ListTexturesCatalogInput(query, category, limit, home);
  }

  /** A copy with this {@code category}. */
  public ListTexturesCatalogInput withCategory(String category) {
    return new ListTexturesCatalogInput(query, category, limit, home);
  }

  /** A copy with this {@code limit}. */
  public ListTexturesCatalogInput withLimit(long limit) {
    return new ListTexturesCatalogInput(query, category, limit, home);
  }

  /** A copy with this {@code home}. */
  public ListTexturesCatalogInput withHome(String home) {
    return new ListTexturesCatalogInput(query, category, limit, home);
  }
}
