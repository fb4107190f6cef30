// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpuiplatform.client;

import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.spec.McpError;
import java.util.Objects;
import mcpuiplatform.client.model.ConfigureInput;
import mcpuiplatform.client.model.ConfigureOutput;
import mcpuiplatform.client.model.GetStateInput;
import mcpuiplatform.client.model.GetStateOutput;
import mcpuiplatform.client.model.OpenBrowserInput;
import mcpuiplatform.client.model.OpenBrowserOutput;
import mcpuiplatform.client.model.RunInput;
import mcpuiplatform.client.model.RunOutput;
import mcpuiplatform.client.model.StartInput;
import mcpuiplatform.client.model.StartOutput;
import mcpuiplatform.client.model.UploadViewdefInput;
import mcpuiplatform.client.model.UploadViewdefOutput;
import org.jspecify.annotations.Nullable;

/**
 * MCP UI Platform 1.0. How an agent configures, starts, programs and shows a web user interface
 * over the Model Context Protocol.
 */
public final class McpUiPlatformClient implements AutoCloseable {

  private final McpSyncClient session;

  /**
   * A client over a session that is initialized.
   *
   * @param session closed together with this client
   */
  public McpUiPlatformClient(McpSyncClient session) {
    this.session = Objects.requireNonNull(session, "session");
  }

  /**
   * Connects over HTTP.
   *
   * @param url the MCP endpoint, such as {@code http://127.0.0.1:7777/mcp}
   * @param token the bearer token; null when the server asks for none
   */
  public static McpUiPlatformClient connect(String url, @Nullable String token) {
    McpSyncClient session =
        McpClient.sync(Connection.transport(url, token))
            .clientInfo(Connection.CLIENT)
            .requestTimeout(Connection.TIMEOUT)
            .build();
    try {
      session.initialize();
      return new McpUiPlatformClient(session);
    } catch (RuntimeException failure) {
      session.close();
      throw failure;
    }
  }

  /**
   * Configure the platform. Prepares a folder for the user interface and reads its configuration;
   * the first call to make. The folder and its log folder are created where they are missing. Lua
   * code lives in lua/, views in viewdefs/, the configuration in config/config.toml below it. Call
   * it again to choose another folder, as long as the server has not been started.
   *
   * @throws McpUiPlatformException UI_IO, UI_CANNOT_RECONFIGURE, UI_INVALID_INPUT, UI_INTERNAL
   */
  public ConfigureOutput uiConfigure(ConfigureInput input) {
    return call("ui_configure", input, ConfigureOutput.class);
  }

  /**
   * Start the web server. Starts the web server on a free port of this machine, creates session 1
   * and runs its main.lua. The answer is the base URL.
   *
   * @throws McpUiPlatformException UI_IO, UI_NOT_CONFIGURED, UI_ALREADY_RUNNING,
   *     UI_INVALID_INPUT, UI_INTERNAL
   */
  public StartOutput uiStart(StartInput input) {
    return call("ui_start", input, StartOutput.class);
  }

  /** Start the web server, with all defaults. */
  public StartOutput uiStart() {
    return uiStart(new StartInput());
  }

  /**
   * Run Lua code. Runs Lua 5.4 code in a session and answers its first result as JSON. The global
   * session gives access to the application: return session:getApp().contacts[1].firstName. What
   * the code changes shows in connected browsers at once. Anything that JSON cannot say (a
   * function, a cycle) comes back as {"non-json": "…"}. What print writes goes to the log file.
   *
   * @throws McpUiPlatformException UI_LUA_ERROR, UI_TIMEOUT, UI_SESSION_NOT_FOUND,
   *     UI_NOT_CONFIGURED, UI_NOT_STARTED, UI_INVALID_INPUT, UI_INTERNAL
   */
  public RunOutput uiRun(RunInput input) {
    return call("ui_run", input, RunOutput.class);
  }

  /**
   * Upload a view. Adds or replaces the view of a presenter type. Connected browsers get it at once
   * and render again what it concerns, without a reload. The content is one template element with
   * bindings: ui-value, ui-action, ui-attr-*, ui-class-*, ui-style-*, ui-event-*, ui-view,
   * ui-viewlist, ui-namespace.
   *
   * @throws McpUiPlatformException UI_NOT_CONFIGURED, UI_NOT_STARTED, UI_INVALID_INPUT,
   *     UI_INTERNAL
   */
  public UploadViewdefOutput uiUploadViewdef(UploadViewdefInput input) {
    return call("ui_upload_viewdef", input, UploadViewdefOutput.class);
  }

  /**
   * Open the browser. Opens the user interface of a session in the default browser of the person.
   * With conserve, which is the default, a tab that shows the session already stays the only one.
   *
   * @throws McpUiPlatformException UI_IO, UI_SESSION_NOT_FOUND, UI_NOT_CONFIGURED,
   *     UI_NOT_STARTED, UI_INVALID_INPUT, UI_INTERNAL
   */
  public OpenBrowserOutput uiOpenBrowser(OpenBrowserInput input) {
    return call("ui_open_browser", input, OpenBrowserOutput.class);
  }

  /** Open the browser, with all defaults. */
  public OpenBrowserOutput uiOpenBrowser() {
    return uiOpenBrowser(new OpenBrowserInput());
  }

  /**
   * Look at the application. Answers variable 1 of a session: the application that people see. Look
   * into its value with ui_run.
   *
   * @throws McpUiPlatformException UI_SESSION_NOT_FOUND, UI_NOT_CONFIGURED, UI_NOT_STARTED,
   *     UI_INVALID_INPUT, UI_INTERNAL
   */
  public GetStateOutput uiGetState(GetStateInput input) {
    return call("ui_get_state", input, GetStateOutput.class);
  }

  /** Look at the application, with all defaults. */
  public GetStateOutput uiGetState() {
    return uiGetState(new GetStateInput());
  }

  @Override
  public void close() {
    session.closeGracefully();
  }

  private <T> T call(String tool, Object input, Class<T> output) {
    try {
      return ToolCall.output(tool, session.callTool(ToolCall.request(tool, input)), output);
    } catch (McpError error) {
      throw ToolCall.failure(error);
    }
  }
}
