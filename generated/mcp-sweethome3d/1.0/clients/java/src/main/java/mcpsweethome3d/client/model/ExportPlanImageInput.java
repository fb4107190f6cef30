// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * Export the plan as PNG.
 *
 * @param width Pixels; the height follows. Default: 1024. Null when absent.
 * @param filePath Relative path of a .png file. Null when absent.
 * @param overwrite Replace an existing file. Default: false. Null when absent.
 * @param home The home. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ExportPlanImageInput(
    @Nullable Long width,
    @Nullable String filePath,
    @Nullable Boolean overwrite,
    @Nullable String home) {

  /** With nothing, as nothing is required. */
  public ExportPlanImageInput() {
    this(null, null, null, null);
  }

  /** A copy with this {@code width}. */
  public ExportPlanImageInput withWidth(long width) {
    return new ExportPlanImageInput(width, filePath, overwrite, home);
  }

  /** A copy with this {@code filePath}. */
  public ExportPlanImageInput withFilePath(String filePath) {
    return new ExportPlanImageInput(width, filePath, overwrite, home);
  }

  /** A copy with this {@code overwrite}. */
  public ExportPlanImageInput withOverwrite(boolean overwrite) {
    return new ExportPlanImageInput(width, filePath, overwrite, home);
  }

  /** A copy with this {@code home}. */
  public ExportPlanImageInput withHome(String home) {
    return new ExportPlanImageInput(width, filePath, overwrite, home);
  }
}
