// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An open home.
 *
 * @param id Its id; every tool takes it as {@code home}.
 * @param name Name of its file without the ending; null before it was saved.
 * @param filePath Its file, relative to the folder of files; null when there is none below it.
 * @param modified It has changes that were not saved.
 * @param active Tools use it unless told otherwise.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record HomeInfo(
    @JsonProperty(required = true) String id,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String name,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String filePath,
    @JsonProperty(required = true) boolean modified,
    @JsonProperty(required = true) boolean active) {

  public HomeInfo {
    Objects.requireNonNull(id, "id");
  }
}
