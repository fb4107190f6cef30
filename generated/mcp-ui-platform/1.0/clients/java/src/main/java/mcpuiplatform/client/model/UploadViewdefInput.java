// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpuiplatform.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * The view, and what it is for.
 *
 * @param type The presenter type that it shows, such as Contact.
 * @param namespace Which of its views it is; DEFAULT is the one that is taken where nothing
 *     else is said.
 * @param content HTML: exactly one template element.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record UploadViewdefInput(
    @JsonProperty(required = true) String type,
    @JsonProperty(required = true) String namespace,
    @JsonProperty(required = true) String content) {

  public UploadViewdefInput {
    Objects.requireNonNull(type, "type");
    Objects.requireNonNull(namespace, "namespace");
    Objects.requireNonNull(content, "content");
  }
}
