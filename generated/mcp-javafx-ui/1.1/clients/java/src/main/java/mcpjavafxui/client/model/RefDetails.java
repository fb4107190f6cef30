// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Details of MCP_UI_NODE_NOT_FOUND and MCP_UI_STALE_REF.
 *
 * @param ref The reference as it was sent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record RefDetails(
    @JsonProperty(required = true) Map<String, @Nullable Object> ref) {

  public RefDetails {
    ref = Collections.unmodifiableMap(new LinkedHashMap<>(ref));
  }
}
