// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang typescript`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT

import {
  type CallToolRequestOptions,
  type CallToolResult,
  Client,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { McpUiPlatformError, UnexpectedAnswerError } from './errors.js';
import type {
  ConfigureInput,
  ConfigureOutput,
  GetStateInput,
  GetStateOutput,
  OpenBrowserInput,
  OpenBrowserOutput,
  RunInput,
  RunOutput,
  StartInput,
  StartOutput,
  UploadViewdefInput,
  UploadViewdefOutput,
} from './types.js';

/**
 * How an agent configures, starts, programs and shows a web user interface over the Model Context
 * Protocol.
 */
export class McpUiPlatformClient {
  /** Speaks over a session that is connected already, on any transport. */
  constructor(readonly session: Client) {}

  /** Connects over HTTP. */
  static async connect(url: string | URL, token?: string): Promise<McpUiPlatformClient> {
    const headers: Record<string, string> = {};
    if (token !== undefined) headers.authorization = `Bearer ${token}`;
    const session = new Client({ name: 'mcp-ui-platform-client', version: '1.0' });
    await session.connect(
      new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }),
    );
    return new McpUiPlatformClient(session);
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
   * Configure the platform.
   *
   * Prepares a folder for the user interface and reads its configuration; the first call to make.
   * The folder and its log folder are created where they are missing. Lua code lives in lua/, views
   * in viewdefs/, the configuration in config/config.toml below it. Call it again to choose another
   * folder, as long as the server has not been started.
   *
   * @throws `UI_IO`: A file, a folder, a port or the program that opens browsers could not be used.
   * `UI_CANNOT_RECONFIGURE`: The folder cannot change while the web server is running.
   * `UI_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done. `UI_INTERNAL`:
   * The platform failed.
   */
  uiConfigure(input: ConfigureInput, options?: CallToolRequestOptions): Promise<ConfigureOutput> {
    return this.#call('ui_configure', input, options);
  }

  /**
   * Start the web server.
   *
   * Starts the web server on a free port of this machine, creates session 1 and runs its main.lua.
   * The answer is the base URL.
   *
   * @throws `UI_IO`: A file, a folder, a port or the program that opens browsers could not be used.
   * `UI_NOT_CONFIGURED`: No folder has been configured yet. `UI_ALREADY_RUNNING`: The web server is
   * running already. `UI_INVALID_INPUT`: The arguments are not what the tool takes; nothing was
   * done. `UI_INTERNAL`: The platform failed.
   */
  uiStart(input: StartInput = {}, options?: CallToolRequestOptions): Promise<StartOutput> {
    return this.#call('ui_start', input, options);
  }

  /**
   * Run Lua code.
   *
   * Runs Lua 5.4 code in a session and answers its first result as JSON. The global session gives
   * access to the application: return session:getApp().contacts[1].firstName. What the code changes
   * shows in connected browsers at once. Anything that JSON cannot say (a function, a cycle) comes
   * back as {"non-json": "…"}. What print writes goes to the log file.
   *
   * @throws `UI_LUA_ERROR`: The Lua code does not compile, or it failed while it ran. `UI_TIMEOUT`:
   * The Lua code ran into a time limit and was stopped. `UI_SESSION_NOT_FOUND`: There is no session
   * of that id, or it has ended. `UI_NOT_CONFIGURED`: No folder has been configured yet.
   * `UI_NOT_STARTED`: A folder is configured, but the web server is not running.
   * `UI_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done. `UI_INTERNAL`:
   * The platform failed.
   */
  uiRun(input: RunInput, options?: CallToolRequestOptions): Promise<RunOutput> {
    return this.#call('ui_run', input, options);
  }

  /**
   * Upload a view.
   *
   * Adds or replaces the view of a presenter type. Connected browsers get it at once and render
   * again what it concerns, without a reload. The content is one template element with bindings:
   * ui-value, ui-action, ui-attr-*, ui-class-*, ui-style-*, ui-event-*, ui-view, ui-viewlist,
   * ui-namespace.
   *
   * @throws `UI_NOT_CONFIGURED`: No folder has been configured yet. `UI_NOT_STARTED`: A folder is
   * configured, but the web server is not running. `UI_INVALID_INPUT`: The arguments are not what
   * the tool takes; nothing was done. `UI_INTERNAL`: The platform failed.
   */
  uiUploadViewdef(
    input: UploadViewdefInput,
    options?: CallToolRequestOptions,
  ): Promise<UploadViewdefOutput> {
    return this.#call('ui_upload_viewdef', input, options);
  }

  /**
   * Open the browser.
   *
   * Opens the user interface of a session in the default browser of the person. With conserve,
   * which is the default, a tab that shows the session already stays the only one.
   *
   * @throws `UI_IO`: A file, a folder, a port or the program that opens browsers could not be used.
   * `UI_SESSION_NOT_FOUND`: There is no session of that id, or it has ended. `UI_NOT_CONFIGURED`:
   * No folder has been configured yet. `UI_NOT_STARTED`: A folder is configured, but the web server
   * is not running. `UI_INVALID_INPUT`: The arguments are not what the tool takes; nothing was
   * done. `UI_INTERNAL`: The platform failed.
   */
  uiOpenBrowser(
    input: OpenBrowserInput = {},
    options?: CallToolRequestOptions,
  ): Promise<OpenBrowserOutput> {
    return this.#call('ui_open_browser', input, options);
  }

  /**
   * Look at the application.
   *
   * Answers variable 1 of a session: the application that people see. Look into its value with
   * ui_run.
   *
   * @throws `UI_SESSION_NOT_FOUND`: There is no session of that id, or it has ended.
   * `UI_NOT_CONFIGURED`: No folder has been configured yet. `UI_NOT_STARTED`: A folder is
   * configured, but the web server is not running. `UI_INVALID_INPUT`: The arguments are not what
   * the tool takes; nothing was done. `UI_INTERNAL`: The platform failed.
   */
  uiGetState(input: GetStateInput = {}, options?: CallToolRequestOptions): Promise<GetStateOutput> {
    return this.#call('ui_get_state', input, options);
  }

  async #call<Output>(
    name: string,
    input: object,
    options?: CallToolRequestOptions,
  ): Promise<Output> {
    const called = this.session.callTool({ name, arguments: { ...input } }, options);
    const result = await called.catch((refusal: unknown) => {
      // Some servers answer with an error of the protocol that has the tool's error in it.
      throw McpUiPlatformError.of((refusal as { data?: unknown } | null)?.data) ?? refusal;
    });
    const content = contentOf(result);
    if (result.isError) {
      throw McpUiPlatformError.of(content) ?? new UnexpectedAnswerError(name, textOf(result));
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
