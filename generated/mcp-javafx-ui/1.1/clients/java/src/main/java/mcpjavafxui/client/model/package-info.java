// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
/** What the tools take and answer. */
@NullMarked
package mcpjavafxui.client.model;

import org.jspecify.annotations.NullMarked;
