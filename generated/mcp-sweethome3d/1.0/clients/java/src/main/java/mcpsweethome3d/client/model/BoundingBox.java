// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * The smallest rectangle of the plan around something, in cm.
 *
 * @param minX Left.
 * @param minY Top.
 * @param maxX Right.
 * @param maxY Bottom.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record BoundingBox(
    @JsonProperty(required = true) double minX,
    @JsonProperty(required = true) double minY,
    @JsonProperty(required = true) double maxX,
    @JsonProperty(required = true) double maxY) {}
