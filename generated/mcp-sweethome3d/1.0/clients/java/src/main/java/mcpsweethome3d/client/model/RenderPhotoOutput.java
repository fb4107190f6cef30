// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;

/**
 * The pictures; without a file they are image blocks.
 *
 * @param view {@code overhead} or {@code standard}.
 * @param renderer What drew them.
 * @param quality {@code low}, {@code medium} or {@code high}.
 * @param images In the order of the image blocks.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record RenderPhotoOutput(
    @JsonProperty(required = true) String view,
    @JsonProperty(required = true) String renderer,
    @JsonProperty(required = true) String quality,
    @JsonProperty(required = true) List<Photo> images) {

  public RenderPhotoOutput {
    Objects.requireNonNull(view, "view");
    Objects.requireNonNull(renderer, "renderer");
    Objects.requireNonNull(quality, "quality");
    images = List.copyOf(images);
  }
}
