// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
/** The client: one method a tool. */
@NullMarked
package mcpjavafxui.client;

import org.jspecify.annotations.NullMarked;
