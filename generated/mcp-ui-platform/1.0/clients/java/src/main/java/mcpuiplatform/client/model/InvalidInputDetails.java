// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpuiplatform.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * Details of UI_INVALID_INPUT.
 *
 * @param issues All that is wrong.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record InvalidInputDetails(
    @JsonProperty(required = true) List<InputIssue> issues) {

  public InvalidInputDetails {
    issues = List.copyOf(issues);
  }
}
