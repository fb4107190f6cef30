// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The application behind the server.
 *
 * @param pid Process id.
 * @param javaVersion Version of the Java runtime. Null when absent.
 * @param javafxVersion Version of JavaFX. Null when absent.
 * @param mainClass Main class of the application. Null when absent.
 * @param debugFlags Flags that say how the server was enabled. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record AppInfo(
    @JsonProperty(required = true) long pid,
    @Nullable String javaVersion,
    @Nullable String javafxVersion,
    @Nullable String mainClass,
    @Nullable List<String> debugFlags) {

  public AppInfo {
    debugFlags = debugFlags == null ? null : List.copyOf(debugFlags);
  }
}
