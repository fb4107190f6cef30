// Generated from mcp-javafx-ui/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.Objects;

/**
 * The picture.
 *
 * @param dataBase64 The PNG in Base64.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({"contentType", "dataBase64"})
public record UiScreenshotOutput(
    @JsonProperty(required = true) String dataBase64) {

  public UiScreenshotOutput {
    Objects.requireNonNull(dataBase64, "dataBase64");
  }

  /** Always image/png. */
  @JsonProperty("contentType")
  public String contentType() {
    return "image/png";
  }
}
