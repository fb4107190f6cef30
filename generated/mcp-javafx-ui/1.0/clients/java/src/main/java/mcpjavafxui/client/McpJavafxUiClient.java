// Generated from mcp-javafx-ui/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client;

import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.spec.McpError;
import java.util.Objects;
import mcpjavafxui.client.model.UiGetNodeInput;
import mcpjavafxui.client.model.UiGetSnapshotInput;
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
 * MCP JavaFX UI 1.0. How an agent sees and drives a JavaFX application over the Model Context
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
   * Read the UI. Reads the focused window of the running JavaFX application, or the windows that
   * stage or stageIndex selects, with their popups and nodes. The text is an outline, one line a
   * node: uid, type, #id, "text" and state. Start here; use the uids of the outline in ui_perform
   * and ui_get_node. A node marked with "+n" has n children below the depth: ask again with a
   * greater depth, or use ui_get_node with includeChildren.
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
   * Find nodes. Finds nodes by CSS selector (#id, .class, Type, descendants), by visible text, or
   * by a predicate, in document order. Give exactly one of css, text and predicate. The answer has
   * a uid for each match.
   *
   * @throws McpJavafxUiException MCP_UI_NO_STAGES, MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED,
   *     MCP_UI_TIMEOUT, MCP_UI_BUSY, MCP_UI_INTERNAL
   */
  public UiQueryOutput uiQuery(UiQueryInput input) {
    return call("ui_query", input, UiQueryOutput.class);
  }

  /**
   * Read one node. Reads everything about one node: text, value, state, bounds, accessibility,
   * properties, rows of a table or list. Name it by the uid that a snapshot or query gave.
   *
   * @throws McpJavafxUiException MCP_UI_NODE_NOT_FOUND, MCP_UI_STALE_REF, MCP_UI_INVALID_INPUT,
   *     MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT, MCP_UI_BUSY, MCP_UI_INTERNAL
   */
  public UiNode uiGetNode(UiGetNodeInput input) {
    return call("ui_get_node", input, UiNode.class);
  }

  /**
   * Act on the UI. Carries out actions one after the other, as a user would: focus, click,
   * typeText, setText, pressKey, scroll. Stops at the first that fails and says which and why.
   * typeText and pressKey go to the focus owner of the window of the last target. Rows of a
   * ListView, TableView, TreeView or TreeTableView are addressed by target.item.
   *
   * @throws McpJavafxUiException MCP_UI_ACTION_FAILED, MCP_UI_NO_STAGES, MCP_UI_INVALID_INPUT,
   *     MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT, MCP_UI_BUSY, MCP_UI_INTERNAL
   */
  public UiPerformOutput uiPerform(UiPerformInput input) {
    return call("ui_perform", input, UiPerformOutput.class);
  }

  /**
   * Take a picture. Takes a PNG of one window as it looks now. A server may be without it.
   *
   * @throws McpJavafxUiException MCP_UI_NO_STAGES, MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED,
   *     MCP_UI_TIMEOUT, MCP_UI_BUSY, MCP_UI_INTERNAL
   */
  public UiScreenshotOutput uiScreenshot(UiScreenshotInput input) {
    return call("ui_screenshot", input, UiScreenshotOutput.class);
  }

  /** Take a picture, with all defaults. */
  public UiScreenshotOutput uiScreenshot() {
    return uiScreenshot(new UiScreenshotInput());
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
