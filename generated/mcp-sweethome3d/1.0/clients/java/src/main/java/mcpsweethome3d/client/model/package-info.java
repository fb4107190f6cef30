// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
/** What the tools take and answer. */
@NullMarked
package mcpsweethome3d.client.model;

import org.jspecify.annotations.NullMarked;
