// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * A rectangle in the coordinates of the parent or of the scene.
 *
 * @param minX Left edge.
 * @param minY Upper edge.
 * @param width Width.
 * @param height Height.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Bounds(
    @JsonProperty(required = true) double minX,
    @JsonProperty(required = true) double minY,
    @JsonProperty(required = true) double width,
    @JsonProperty(required = true) double height) {}
