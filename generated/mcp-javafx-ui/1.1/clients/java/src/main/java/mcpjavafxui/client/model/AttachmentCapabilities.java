// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * What this way of attaching to an application can do; others may join.
 *
 * @param actions Acting on it.
 * @param screenshots Taking pictures of it.
 * @param instrumentation Changing code of JavaFX while it runs.
 * @param output Reading what it writes to its standard output.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record AttachmentCapabilities(
    @JsonProperty(required = true) boolean actions,
    @JsonProperty(required = true) boolean screenshots,
    @JsonProperty(required = true) boolean instrumentation,
    @JsonProperty(required = true) boolean output) {}
