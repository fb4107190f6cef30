// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * Export the plan as SVG.
 *
 * @param filePath Relative path of an .svg file. Null when absent.
 * @param overwrite Replace an existing file. Default: false. Null when absent.
 * @param home The home. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ExportSvgInput(
    @Nullable String filePath,
    @Nullable Boolean overwrite,
    @Nullable String home) {

  /** With nothing, as nothing is required. */
  public ExportSvgInput() {
    this(null, null, null);
  }

  /** A copy with this {@code filePath}. */
  public ExportSvgInput withFilePath(String filePath) {
    return new ExportSvgInput(filePath, overwrite, home);
  }

  /** A copy with this {@code overwrite}. */
  public ExportSvgInput withOverwrite(boolean overwrite) {
    return new ExportSvgInput(filePath, overwrite, home);
  }

  /** A copy with this {@code home}. */
  public ExportSvgInput withHome(String home) {
    return new ExportSvgInput(filePath, overwrite, home);
  }
}
