// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * A rectangle in screen coordinates.
 *
 * @param x Left edge.
 * @param y Upper edge.
 * @param width Width.
 * @param height Height.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ScreenBounds(
    @JsonProperty(required = true) double x,
    @JsonProperty(required = true) double y,
    @JsonProperty(required = true) double width,
    @JsonProperty(required = true) double height) {}
