// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client;

import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.spec.McpError;
import java.util.Objects;
import mcpjavafxui.client.model.UiDiagnostics;
import mcpjavafxui.client.model.UiDiagnosticsInput;
import mcpjavafxui.client.model.UiGetNodeInput;
import mcpjavafxui.client.model.UiGetSnapshotInput;
import mcpjavafxui.client.model.UiInspectInput;
import mcpjavafxui.client.model.UiInspectOutput;
import mcpjavafxui.client.model.UiLook;
import mcpjavafxui.client.model.UiLookInput;
import mcpjavafxui.client.model.UiNode;
import mcpjavafxui.client.model.UiPerformInput;
import mcpjavafxui.client.model.UiPerformOutput;
import mcpjavafxui.client.model.UiQueryInput;
import mcpjavafxui.client.model.UiQueryOutput;
import mcpjavafxui.client.model.UiScreenshotInput;
import mcpjavafxui.client.model.UiScreenshotOutput;
import mcpjavafxui.client.model.UiSnapshot;
import org.jspecify.annotations.Nullable;

/**
 * MCP JavaFX UI 1.1. How an agent sees and drives a JavaFX application over the Model Context
 * Protocol.
 */
public final class McpJavafxUiClient implements AutoCloseable {

  private final McpSyncClient session;

  /**
   * A client over a session that is initialized.
   *
   * @param session closed together with this client
   */
  public McpJavafxUiClient(McpSyncClient session) {
    this.session = Objects.requireNonNull(session, "session");
  }

  /**
   * Connects over HTTP.
   *
   * @param url the MCP endpoint, such as {@code http://127.0.0.1:7777/mcp}
   * @param token the bearer token; null when the server asks for none
   */
  public static McpJavafxUiClient connect(String url, @Nullable String token) {
    McpSyncClient session =
        McpClient.sync(Connection.transport(url, token))
            .clientInfo(Connection.CLIENT)
            .requestTimeout(Connection.TIMEOUT)
            .build();
    try {
      session.initialize();
      return new McpJavafxUiClient(session);
    } catch (RuntimeException failure) {
      session.close();
      throw failure;
    }
  }

  /**
   * Look at the UI. Shows what a user of the running JavaFX application sees: the current window
   * and its popups line by line, other windows in one line each. A line is uid, type, #id, "name",
   * =value, states. Start here; pass the last revision as since to see only what has changed.
   *
   * @throws McpJavafxUiException MCP_UI_NO_STAGES, MCP_UI_NODE_NOT_FOUND, MCP_UI_STALE_REF,
   *     MCP_UI_AMBIGUOUS, MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT, MCP_UI_BUSY,
   *     MCP_UI_INTERNAL
   */
  public UiLook uiLook(UiLookInput input) {
    return call("ui_look", input, UiLook.class);
  }

  /** Look at the UI, with all defaults. */
  public UiLook uiLook() {
    return uiLook(new UiLookInput());
  }

  /**
   * Read the UI. Reads the scene graph of the focused window as data, or of the windows that stage,
   * stageIndex or window selects. Its text has a line for each node: uid, type, #id, "text", state;
   * "+n" counts children below the depth. For what a user sees, call ui_look.
   *
   * @throws McpJavafxUiException MCP_UI_NO_STAGES, MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED,
   *     MCP_UI_TIMEOUT, MCP_UI_BUSY, MCP_UI_INTERNAL
   */
  public UiSnapshot uiGetSnapshot(UiGetSnapshotInput input) {
    return call("ui_get_snapshot", input, UiSnapshot.class);
  }

  /** Read the UI, with all defaults. */
  public UiSnapshot uiGetSnapshot() {
    return uiGetSnapshot(new UiGetSnapshotInput());
  }

  /**
   * Find nodes. Finds nodes by CSS selector (#id, .class, Type, descendants), by visible text, by a
   * predicate, or by several of these at once, in document order. within searches below one node.
   * The answer has a uid for each match.
   *
   * @throws McpJavafxUiException MCP_UI_NO_STAGES, MCP_UI_NODE_NOT_FOUND, MCP_UI_STALE_REF,
   *     MCP_UI_AMBIGUOUS, MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT, MCP_UI_BUSY,
   *     MCP_UI_INTERNAL
   */
  public UiQueryOutput uiQuery(UiQueryInput input) {
    return call("ui_query", input, UiQueryOutput.class);
  }

  /**
   * Read one node. Reads everything about one node: text, value, state, bounds, accessibility,
   * properties, rows of a table or list. Name it by its uid or a locator.
   *
   * @throws McpJavafxUiException MCP_UI_NODE_NOT_FOUND, MCP_UI_STALE_REF, MCP_UI_AMBIGUOUS,
   *     MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT, MCP_UI_BUSY, MCP_UI_INTERNAL
   */
  public UiNode uiGetNode(UiGetNodeInput input) {
    return call("ui_get_node", input, UiNode.class);
  }

  /**
   * Act on the UI. Carries out actions one after the other, as a user would. Stops at the first
   * that fails and says which and why. typeText and pressKey go to the focus owner of the window of
   * the last target.
   *
   * @throws McpJavafxUiException MCP_UI_ACTION_FAILED, MCP_UI_NO_STAGES, MCP_UI_INVALID_INPUT,
   *     MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT, MCP_UI_BUSY, MCP_UI_INTERNAL
   */
  public UiPerformOutput uiPerform(UiPerformInput input) {
    return call("ui_perform", input, UiPerformOutput.class);
  }

  /**
   * Take a picture. Takes a PNG of one window as it looks now, or of one node by its locator.
   * annotate draws a box with its uid around each line of the look. A server may be without it.
   *
   * @throws McpJavafxUiException MCP_UI_NO_STAGES, MCP_UI_NODE_NOT_FOUND, MCP_UI_STALE_REF,
   *     MCP_UI_AMBIGUOUS, MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT, MCP_UI_BUSY,
   *     MCP_UI_INTERNAL
   */
  public UiScreenshotOutput uiScreenshot(UiScreenshotInput input) {
    return call("ui_screenshot", input, UiScreenshotOutput.class);
  }

  /** Take a picture, with all defaults. */
  public UiScreenshotOutput uiScreenshot() {
    return uiScreenshot(new UiScreenshotInput());
  }

  /**
   * Diagnose the application. Tells how the application is, also while it hangs or is gone:
   * uncaught exceptions with their stacks, the last lines of its output, what the FX thread is busy
   * with, pulses, memory, and what this attachment can't do. A server may be without it.
   *
   * @throws McpJavafxUiException MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT,
   *     MCP_UI_BUSY, MCP_UI_INTERNAL
   */
  public UiDiagnostics uiDiagnostics(UiDiagnosticsInput input) {
    return call("ui_diagnostics", input, UiDiagnostics.class);
  }

  /** Diagnose the application, with all defaults. */
  public UiDiagnostics uiDiagnostics() {
    return uiDiagnostics(new UiDiagnosticsInput());
  }

  /**
   * Open the inspector. Opens the inspector for the user: a view in the host that shows the windows
   * of the application and their nodes. It is for people; read what the application shows with
   * ui_look. A server may be without it.
   *
   * @throws McpJavafxUiException MCP_UI_NO_STAGES, MCP_UI_NODE_NOT_FOUND, MCP_UI_STALE_REF,
   *     MCP_UI_AMBIGUOUS, MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT, MCP_UI_BUSY,
   *     MCP_UI_INTERNAL
   */
  public UiInspectOutput uiInspect(UiInspectInput input) {
    return call("ui_inspect", input, UiInspectOutput.class);
  }

  /** Open the inspector, with all defaults. */
  public UiInspectOutput uiInspect() {
    return uiInspect(new UiInspectInput());
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
