// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The picture.
 *
 * @param dataBase64 The PNG in Base64.
 * @param scale Pixels of the picture for one of the window; only with {@code maxWidth} or
 *     {@code maxHeight}. Null when absent.
 * @param annotations The boxes that were drawn, in pixels of the picture; only with {@code
 *     annotate}. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({"contentType", "dataBase64", "scale", "annotations"})
public record UiScreenshotOutput(
    @JsonProperty(required = true) String dataBase64,
    @Nullable Double scale,
    @Nullable List<Annotation> annotations) {

  public UiScreenshotOutput {
    Objects.requireNonNull(dataBase64, "dataBase64");
    annotations = annotations == null ? null : List.copyOf(annotations);
  }

  /** Always image/png. */
  @JsonProperty("contentType")
  public String contentType() {
    return "image/png";
  }
}
