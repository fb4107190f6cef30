// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang typescript`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT

import {
  type CallToolRequestOptions,
  type CallToolResult,
  Client,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { McpJavafxUiError, UnexpectedAnswerError } from './errors.js';
import type {
  UiDiagnostics,
  UiDiagnosticsInput,
  UiGetNodeInput,
  UiGetSnapshotInput,
  UiInspectInput,
  UiInspectOutput,
  UiLook,
  UiLookInput,
  UiNode,
  UiPerformInput,
  UiPerformOutput,
  UiQueryInput,
  UiQueryOutput,
  UiScreenshotInput,
  UiScreenshotOutput,
  UiSnapshot,
} from './types.js';

/** How an agent sees and drives a JavaFX application over the Model Context Protocol. */
export class McpJavafxUiClient {
  /** Speaks over a session that is connected already, on any transport. */
  constructor(readonly session: Client) {}

  /** Connects over HTTP. */
  static async connect(url: string | URL, token?: string): Promise<McpJavafxUiClient> {
    const headers: Record<string, string> = {};
    if (token !== undefined) headers.authorization = `Bearer ${token}`;
    const session = new Client({ name: 'mcp-javafx-ui-client', version: '1.1' });
    await session.connect(
      new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }),
    );
    return new McpJavafxUiClient(session);
  }

  /** Ends the connection, and the session that the server may keep for it. */
  async close(): Promise<void> {
    const { transport } = this.session;
    if (transport instanceof StreamableHTTPClientTransport) {
      // A server that is gone keeps none.
      await transport.terminateSession().catch(() => {});
    }
    await this.session.close();
  }

  /**
   * Look at the UI.
   *
   * Shows what a user of the running JavaFX application sees: the current window and its popups
   * line by line, other windows in one line each. A line is uid, type, #id, "name", =value, states.
   * Start here; pass the last revision as since to see only what has changed.
   *
   * @throws `MCP_UI_NO_STAGES`: No window is showing, or the index names none.
   * `MCP_UI_NODE_NOT_FOUND`: The uid was never issued, the path leads to no node, or the locator
   * names none. `MCP_UI_STALE_REF`: The node that the reference named is gone, is not what the path
   * says, or shows another item. `MCP_UI_AMBIGUOUS`: The locator names several nodes.
   * `MCP_UI_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `MCP_UI_NOT_ENABLED`: The tool is switched off or not offered, the server is read-only, or no
   * application is attached. `MCP_UI_TIMEOUT`: The FX thread did not finish before the deadline.
   * `MCP_UI_BUSY`: Too many calls are waiting; nothing was done. `MCP_UI_INTERNAL`: The server
   * failed.
   */
  uiLook(input: UiLookInput = {}, options?: CallToolRequestOptions): Promise<UiLook> {
    return this.#call('ui_look', input, options);
  }

  /**
   * Read the UI.
   *
   * Reads the scene graph of the focused window as data, or of the windows that stage, stageIndex
   * or window selects. Its text has a line for each node: uid, type, #id, "text", state; "+n"
   * counts children below the depth. For what a user sees, call ui_look.
   *
   * @throws `MCP_UI_NO_STAGES`: No window is showing, or the index names none.
   * `MCP_UI_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `MCP_UI_NOT_ENABLED`: The tool is switched off or not offered, the server is read-only, or no
   * application is attached. `MCP_UI_TIMEOUT`: The FX thread did not finish before the deadline.
   * `MCP_UI_BUSY`: Too many calls are waiting; nothing was done. `MCP_UI_INTERNAL`: The server
   * failed.
   */
  uiGetSnapshot(
    input: UiGetSnapshotInput = {},
    options?: CallToolRequestOptions,
  ): Promise<UiSnapshot> {
    return this.#call('ui_get_snapshot', input, options);
  }

  /**
   * Find nodes.
   *
   * Finds nodes by CSS selector (#id, .class, Type, descendants), by visible text, by a predicate,
   * or by several of these at once, in document order. within searches below one node. The answer
   * has a uid for each match.
   *
   * @throws `MCP_UI_NO_STAGES`: No window is showing, or the index names none.
   * `MCP_UI_NODE_NOT_FOUND`: The uid was never issued, the path leads to no node, or the locator
   * names none. `MCP_UI_STALE_REF`: The node that the reference named is gone, is not what the path
   * says, or shows another item. `MCP_UI_AMBIGUOUS`: The locator names several nodes.
   * `MCP_UI_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `MCP_UI_NOT_ENABLED`: The tool is switched off or not offered, the server is read-only, or no
   * application is attached. `MCP_UI_TIMEOUT`: The FX thread did not finish before the deadline.
   * `MCP_UI_BUSY`: Too many calls are waiting; nothing was done. `MCP_UI_INTERNAL`: The server
   * failed.
   */
  uiQuery(input: UiQueryInput, options?: CallToolRequestOptions): Promise<UiQueryOutput> {
    return this.#call('ui_query', input, options);
  }

  /**
   * Read one node.
   *
   * Reads everything about one node: text, value, state, bounds, accessibility, properties, rows of
   * a table or list. Name it by its uid or a locator.
   *
   * @throws `MCP_UI_NODE_NOT_FOUND`: The uid was never issued, the path leads to no node, or the
   * locator names none. `MCP_UI_STALE_REF`: The node that the reference named is gone, is not what
   * the path says, or shows another item. `MCP_UI_AMBIGUOUS`: The locator names several nodes.
   * `MCP_UI_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `MCP_UI_NOT_ENABLED`: The tool is switched off or not offered, the server is read-only, or no
   * application is attached. `MCP_UI_TIMEOUT`: The FX thread did not finish before the deadline.
   * `MCP_UI_BUSY`: Too many calls are waiting; nothing was done. `MCP_UI_INTERNAL`: The server
   * failed.
   */
  uiGetNode(input: UiGetNodeInput, options?: CallToolRequestOptions): Promise<UiNode> {
    return this.#call('ui_get_node', input, options);
  }

  /**
   * Act on the UI.
   *
   * Carries out actions one after the other, as a user would. Stops at the first that fails and
   * says which and why. typeText and pressKey go to the focus owner of the window of the last
   * target.
   *
   * @throws `MCP_UI_ACTION_FAILED`: An action could not be carried out; details.results has those
   * that were carried out before it, and none after it was. `MCP_UI_NO_STAGES`: No window is
   * showing, or the index names none. `MCP_UI_INVALID_INPUT`: The arguments are not what the tool
   * takes; nothing was done. `MCP_UI_NOT_ENABLED`: The tool is switched off or not offered, the
   * server is read-only, or no application is attached. `MCP_UI_TIMEOUT`: The FX thread did not
   * finish before the deadline. `MCP_UI_BUSY`: Too many calls are waiting; nothing was done.
   * `MCP_UI_INTERNAL`: The server failed.
   */
  uiPerform(input: UiPerformInput, options?: CallToolRequestOptions): Promise<UiPerformOutput> {
    return this.#call('ui_perform', input, options);
  }

  /**
   * Take a picture.
   *
   * Takes a PNG of one window as it looks now, or of one node by its locator. annotate draws a box
   * with its uid around each line of the look.
   *
   * @throws `MCP_UI_NO_STAGES`: No window is showing, or the index names none.
   * `MCP_UI_NODE_NOT_FOUND`: The uid was never issued, the path leads to no node, or the locator
   * names none. `MCP_UI_STALE_REF`: The node that the reference named is gone, is not what the path
   * says, or shows another item. `MCP_UI_AMBIGUOUS`: The locator names several nodes.
   * `MCP_UI_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `MCP_UI_NOT_ENABLED`: The tool is switched off or not offered, the server is read-only, or no
   * application is attached. `MCP_UI_TIMEOUT`: The FX thread did not finish before the deadline.
   * `MCP_UI_BUSY`: Too many calls are waiting; nothing was done. `MCP_UI_INTERNAL`: The server
   * failed.
   */
  uiScreenshot(
    input: UiScreenshotInput = {},
    options?: CallToolRequestOptions,
  ): Promise<UiScreenshotOutput> {
    return this.#call('ui_screenshot', input, options);
  }

  /**
   * Diagnose the application.
   *
   * Tells how the application is, also while it hangs or is gone: uncaught exceptions with their
   * stacks, the last lines of its output, what the FX thread is busy with, pulses, memory, and what
   * this attachment can't do.
   *
   * @throws `MCP_UI_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `MCP_UI_NOT_ENABLED`: The tool is switched off or not offered, the server is read-only, or no
   * application is attached. `MCP_UI_TIMEOUT`: The FX thread did not finish before the deadline.
   * `MCP_UI_BUSY`: Too many calls are waiting; nothing was done. `MCP_UI_INTERNAL`: The server
   * failed.
   */
  uiDiagnostics(
    input: UiDiagnosticsInput = {},
    options?: CallToolRequestOptions,
  ): Promise<UiDiagnostics> {
    return this.#call('ui_diagnostics', input, options);
  }

  /**
   * Open the inspector.
   *
   * Opens the inspector for the user: a view in the host that shows the windows of the application
   * and their nodes. It is for people; read what the application shows with ui_look.
   *
   * @throws `MCP_UI_NO_STAGES`: No window is showing, or the index names none.
   * `MCP_UI_NODE_NOT_FOUND`: The uid was never issued, the path leads to no node, or the locator
   * names none. `MCP_UI_STALE_REF`: The node that the reference named is gone, is not what the path
   * says, or shows another item. `MCP_UI_AMBIGUOUS`: The locator names several nodes.
   * `MCP_UI_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `MCP_UI_NOT_ENABLED`: The tool is switched off or not offered, the server is read-only, or no
   * application is attached. `MCP_UI_TIMEOUT`: The FX thread did not finish before the deadline.
   * `MCP_UI_BUSY`: Too many calls are waiting; nothing was done. `MCP_UI_INTERNAL`: The server
   * failed.
   */
  uiInspect(
    input: UiInspectInput = {},
    options?: CallToolRequestOptions,
  ): Promise<UiInspectOutput> {
    return this.#call('ui_inspect', input, options);
  }

  async #call<Output>(
    name: string,
    input: object,
    options?: CallToolRequestOptions,
  ): Promise<Output> {
    const called = this.session.callTool({ name, arguments: { ...input } }, options);
    const result = await called.catch((refusal: unknown) => {
      // Some servers answer with an error of the protocol that has the tool's error in it.
      throw McpJavafxUiError.of((refusal as { data?: unknown } | null)?.data) ?? refusal;
    });
    const content = contentOf(result);
    if (result.isError) {
      throw McpJavafxUiError.of(content) ?? new UnexpectedAnswerError(name, textOf(result));
    }
    if (typeof content !== 'object' || content === null) {
      throw new UnexpectedAnswerError(name, textOf(result));
    }
    return content as Output;
  }
}

/** The structured content; a server without it writes the same as text. */
function contentOf(result: CallToolResult): unknown {
  if (result.structuredContent !== undefined) return result.structuredContent;
  try {
    return JSON.parse(textOf(result));
  } catch {
    return undefined;
  }
}

function textOf({ content }: CallToolResult): string {
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('');
}
