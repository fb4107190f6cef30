// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * A box that was drawn into a picture.
 *
 * @param uid The node that it is around.
 * @param x Left edge, in pixels of the picture.
 * @param y Upper edge, in pixels of the picture.
 * @param width Width.
 * @param height Height.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Annotation(
    @JsonProperty(required = true) String uid,
    @JsonProperty(required = true) long x,
    @JsonProperty(required = true) long y,
    @JsonProperty(required = true) long width,
    @JsonProperty(required = true) long height) {

  public Annotation {
    Objects.requireNonNull(uid, "uid");
  }
}
