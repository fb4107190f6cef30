// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;

/**
 * A window that could have been named.
 *
 * @param stageIndex Its index.
 * @param windowId Its id. Names a window for as long as the application runs: {@code w1},
 *     {@code w2} and so on. Null when absent.
 * @param kind Stage, dialog or popup. Null when absent.
 * @param title Its title. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record AvailableStage(
    @JsonProperty(required = true) long stageIndex,
    @Nullable String windowId,
    @Nullable StageKind kind,
    @Nullable String title) {}
