// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The levels.
 *
 * @param levels From the lowest up.
 * @param selectedLevel Id of the selected one.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ListLevelsOutput(
    @JsonProperty(required = true) List<Level> levels,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String selectedLevel) {

  public ListLevelsOutput {
    levels = List.copyOf(levels);
  }
}
