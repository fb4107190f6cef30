// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How the application is.
 *
 * @param schema Contract and version that the server speaks.
 * @param attached Whether an application is attached.
 * @param app The application that is attached, or was last. Null when absent.
 * @param capabilities What this way of attaching can do.
 * @param exceptions The latest uncaught exceptions of the application, the last one last.
 * @param exceptionsTotal How many there were since the application was attached.
 * @param output The last lines that the application wrote; null where they are not seen. Null
 *     when absent.
 * @param fxThread What the FX thread does; null without an application. Null when absent.
 * @param pulsesPerSecond How often the last second drew something; null where it is not
 *     counted. Null when absent.
 * @param memory Memory of the application; null without one. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record UiDiagnostics(
    @JsonProperty(required = true) String schema,
    @JsonProperty(required = true) boolean attached,
    @Nullable AppInfo app,
    @JsonProperty(required = true) AttachmentCapabilities capabilities,
    @JsonProperty(required = true) List<DiagnosedException> exceptions,
    @JsonProperty(required = true) long exceptionsTotal,
    @Nullable List<String> output,
    @Nullable FxThreadState fxThread,
    @Nullable Double pulsesPerSecond,
    @Nullable MemoryUse memory) {

  public UiDiagnostics {
    Objects.requireNonNull(schema, "schema");
    Objects.requireNonNull(capabilities, "capabilities");
    exceptions = List.copyOf(exceptions);
    output = output == null ? null : List.copyOf(output);
  }
}
