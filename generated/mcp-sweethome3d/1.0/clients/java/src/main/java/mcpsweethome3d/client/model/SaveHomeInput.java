// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * Save the home.
 *
 * @param filePath Relative path. Null when absent.
 * @param overwrite Replace an existing file. Default: false. Null when absent.
 * @param home The home. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record SaveHomeInput(
    @Nullable String filePath,
    @Nullable Boolean overwrite,
    @Nullable String home) {

  /** With nothing, as nothing is required. */
  public SaveHomeInput() {
    this(null, null, null);
  }

  /** A copy with this {@code filePath}. */
  public SaveHomeInput withFilePath(String filePath) {
    return new SaveHomeInput(filePath, overwrite, home);
  }

  /** A copy with this {@code overwrite}. */
  public SaveHomeInput withOverwrite(boolean overwrite) {
    return new SaveHomeInput(filePath, overwrite, home);
  }

  /** A copy with this {@code home}. */
  public SaveHomeInput withHome(String home) {
    return new SaveHomeInput(filePath, overwrite, home);
  }
}
