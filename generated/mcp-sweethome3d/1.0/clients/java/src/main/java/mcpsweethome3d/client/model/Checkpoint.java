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
 * A state of the home that can be restored.
 *
 * @param id Id: stable, never used again.
 * @param description What was said of it.
 * @param createdAt When it was taken, RFC 3339, UTC.
 * @param current The home was last saved to it or restored from it.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Checkpoint(
    @JsonProperty(required = true) String id,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String description,
    @JsonProperty(required = true) String createdAt,
    @JsonProperty(required = true) boolean current) {

  public Checkpoint {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(createdAt, "createdAt");
  }
}
