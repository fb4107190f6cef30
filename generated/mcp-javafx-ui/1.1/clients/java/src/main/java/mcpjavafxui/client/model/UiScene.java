// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The content of a window.
 *
 * @param stylesheets Names of the author stylesheets. Null when absent.
 * @param root The root of the reported tree.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record UiScene(
    @Nullable List<String> stylesheets,
    @JsonProperty(required = true) UiNode root) {

  public UiScene {
    stylesheets = stylesheets == null ? null : List.copyOf(stylesheets);
    Objects.requireNonNull(root, "root");
  }
}
