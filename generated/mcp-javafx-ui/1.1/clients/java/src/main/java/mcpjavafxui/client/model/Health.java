// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;

/**
 * What {@code GET /health} answers.
 *
 * @param ok The server is up.
 * @param schema Contract and version.
 * @param tools Names of the tools, as {@code tools/list} has them.
 * @param transport The transport profile: {@code stateless} or {@code stateful}.
 * @param attached Whether an application is there.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Health(
    @JsonProperty(required = true) boolean ok,
    @JsonProperty(required = true) String schema,
    @JsonProperty(required = true) List<String> tools,
    @JsonProperty(required = true) String transport,
    @JsonProperty(required = true) boolean attached) {

  public Health {
    Objects.requireNonNull(schema, "schema");
    tools = List.copyOf(tools);
    Objects.requireNonNull(transport, "transport");
  }
}
