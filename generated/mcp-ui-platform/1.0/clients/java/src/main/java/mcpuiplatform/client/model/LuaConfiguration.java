// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpuiplatform.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * [lua]: what Lua code may use up.
 *
 * @param softTimeoutMs After this time the code is stopped and the session goes on.
 * @param hardTimeoutMs After this time the Lua state is given up and the session begins again.
 * @param memoryMb The memory of one session.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record LuaConfiguration(
    @JsonProperty(required = true) long softTimeoutMs,
    @JsonProperty(required = true) long hardTimeoutMs,
    @JsonProperty(required = true) long memoryMb) {}
