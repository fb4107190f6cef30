// Generated from mcp-javafx-ui/1.0 by `mcp-javafx-ui generate --lang typescript`.
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
  UiGetNodeInput,
  UiGetSnapshotInput,
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
    const session = new Client({ name: 'mcp-javafx-ui-client', version: '1.0' });
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
   * Read the UI.
   *
   * Reads the focused window of the running JavaFX application, or the windows that stage or
   * stageIndex selects, with their popups and nodes. The text is an outline, one line a node: uid,
   * type, #id, "text" and state. Start here; use the uids of the outline in ui_perform and
   * ui_get_node. A node marked with "+n" has n children below the depth: ask again with a greater
   * depth, or use ui_get_node with includeChildren.
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
   * Finds nodes by CSS selector (#id, .class, Type, descendants), by visible text, or by a
   * predicate, in document order. Give exactly one of css, text and predicate. The answer has a uid
   * for each match.
   *
   * @throws `MCP_UI_NO_STAGES`: No window is showing, or the index names none.
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
   * a table or list. Name it by the uid that a snapshot or query gave.
   *
   * @throws `MCP_UI_NODE_NOT_FOUND`: The uid was never issued, or the path leads to no node.
   * `MCP_UI_STALE_REF`: The node that the reference named is gone, or is not what the path says.
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
   * Carries out actions one after the other, as a user would: focus, click, typeText, setText,
   * pressKey, scroll. Stops at the first that fails and says which and why. typeText and pressKey
   * go to the focus owner of the window of the last target. Rows of a ListView, TableView, TreeView
   * or TreeTableView are addressed by target.item.
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
   * Takes a PNG of one window as it looks now.
   *
   * @throws `MCP_UI_NO_STAGES`: No window is showing, or the index names none.
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
