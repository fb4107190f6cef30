// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;

/**
 * The windows of the application and their nodes, captured in one turn of the FX Application
 * Thread.
 *
 * @param schema Contract and version that the server speaks.
 * @param capturedAt When the tree was captured: RFC 3339, UTC.
 * @param app The application.
 * @param focus Where the focus is.
 * @param stages The selected windows and the popups that they own, in order.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record UiSnapshot(
    @JsonProperty(required = true) String schema,
    @JsonProperty(required = true) String capturedAt,
    @JsonProperty(required = true) AppInfo app,
    @JsonProperty(required = true) FocusInfo focus,
    @JsonProperty(required = true) List<UiStage> stages) {

  public UiSnapshot {
    Objects.requireNonNull(schema, "schema");
    Objects.requireNonNull(capturedAt, "capturedAt");
    Objects.requireNonNull(app, "app");
    Objects.requireNonNull(focus, "focus");
    stages = List.copyOf(stages);
  }
}
