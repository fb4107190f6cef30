// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * How many objects of each kind.
 *
 * @param levels Levels.
 * @param walls Walls.
 * @param rooms Rooms.
 * @param furniture Pieces of furniture, doors and windows.
 * @param labels Labels.
 * @param dimensionLines Dimension lines.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Counts(
    @JsonProperty(required = true) long levels,
    @JsonProperty(required = true) long walls,
    @JsonProperty(required = true) long rooms,
    @JsonProperty(required = true) long furniture,
    @JsonProperty(required = true) long labels,
    @JsonProperty(required = true) long dimensionLines) {}
