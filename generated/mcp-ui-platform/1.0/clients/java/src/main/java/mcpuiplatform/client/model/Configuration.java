// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpuiplatform.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * The configuration in force: what config/config.toml says, and defaults where it says nothing.
 *
 * @param server [server]: how the web server listens when the platform is started without
 *     --mcp.
 * @param lua [lua]: what Lua code may use up.
 * @param session [session]: how sessions end.
 * @param logging [logging]: what the platform itself writes.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Configuration(
    @JsonProperty(required = true) ServerConfiguration server,
    @JsonProperty(required = true) LuaConfiguration lua,
    @JsonProperty(required = true) SessionConfiguration session,
    @JsonProperty(required = true) LoggingConfiguration logging) {

  public Configuration {
    Objects.requireNonNull(server, "server");
    Objects.requireNonNull(lua, "lua");
    Objects.requireNonNull(session, "session");
    Objects.requireNonNull(logging, "logging");
  }
}
