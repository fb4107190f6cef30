// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpuiplatform.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * Details of UI_TIMEOUT.
 *
 * @param limitMs The limit that was reached.
 * @param sessionReset True when the Lua state was given up and main.lua ran again; false when
 *     the state is as the stopped code left it.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record TimeoutDetails(
    @JsonProperty(required = true) long limitMs,
    @JsonProperty(required = true) boolean sessionReset) {}
