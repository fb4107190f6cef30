// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpuiplatform.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * [server]: how the web server listens when the platform is started without --mcp.
 *
 * @param port The port; 0 means any free one. With --mcp any free one is taken, whatever stands
 *     here.
 * @param maxSessions How many sessions there may be at once.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ServerConfiguration(
    @JsonProperty(required = true) long port,
    @JsonProperty(required = true) long maxSessions) {}
