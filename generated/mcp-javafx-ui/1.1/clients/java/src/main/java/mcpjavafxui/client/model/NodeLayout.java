// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * Where a node is. A section whose numbers are not finite is left out.
 *
 * @param boundsInParent In the coordinates of its parent. Null when absent.
 * @param boundsInScene In the coordinates of its scene. Null when absent.
 * @param localToScreen On the screen. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record NodeLayout(
    @Nullable Bounds boundsInParent,
    @Nullable Bounds boundsInScene,
    @Nullable ScreenBounds localToScreen) {}
