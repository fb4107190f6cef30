// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
/** The client: one method a tool. */
@NullMarked
package mcpsweethome3d.client;

import org.jspecify.annotations.NullMarked;
