// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * List categories.
 *
 * @param home The home. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ListCategoriesInput(
    @Nullable String home) {

  /** With nothing, as nothing is required. */
  public ListCategoriesInput() {
    this(null);
  }

  /** A copy with this {@code home}. */
  public ListCategoriesInput withHome(String home) {
    return new ListCategoriesInput(home);
  }
}
