// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * Where the keyboard focus is; both members are null when nothing is focused.
 *
 * @param focusedNode The focus owner of the focused window. Null when absent.
 * @param focusedWindow The focused window. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record FocusInfo(
    @Nullable NodeRef focusedNode,
    @Nullable FocusedWindow focusedWindow) {}
