// Generated from schema/mcp-ui-platform/1.0/contract.json by `npm run generate`. Edit the source, not this file.

import type { ErrorModule } from '../../runtime/contract-module.js';
import type * as types from './types.js';

/** The codes that this version knows. A server of a later one may send others. */
export type KnownErrorCode =
  | "UI_NOT_CONFIGURED"
  | "UI_NOT_STARTED"
  | "UI_ALREADY_RUNNING"
  | "UI_CANNOT_RECONFIGURE"
  | "UI_INVALID_INPUT"
  | "UI_SESSION_NOT_FOUND"
  | "UI_LUA_ERROR"
  | "UI_TIMEOUT"
  | "UI_IO"
  | "UI_INTERNAL";

/** The details that come with each code. */
export interface ErrorDetails {
  UI_NOT_CONFIGURED: Record<string, unknown>;
  UI_NOT_STARTED: Record<string, unknown>;
  UI_ALREADY_RUNNING: Record<string, unknown>;
  UI_CANNOT_RECONFIGURE: Record<string, unknown>;
  UI_INVALID_INPUT: types.InvalidInputDetails;
  UI_SESSION_NOT_FOUND: types.SessionNotFoundDetails;
  UI_LUA_ERROR: types.LuaErrorDetails;
  UI_TIMEOUT: types.TimeoutDetails;
  UI_IO: Record<string, unknown>;
  UI_INTERNAL: Record<string, unknown>;
}

export const errors: { readonly [Code in KnownErrorCode]: ErrorModule<Code> } = {
  UI_NOT_CONFIGURED: {"code":"UI_NOT_CONFIGURED","integer":-31101,"meaning":"No folder has been configured yet.","next":"Call ui_configure with an absolute base_dir."},
  UI_NOT_STARTED: {"code":"UI_NOT_STARTED","integer":-31102,"meaning":"A folder is configured, but the web server is not running.","next":"Call ui_start."},
  UI_ALREADY_RUNNING: {"code":"UI_ALREADY_RUNNING","integer":-31103,"meaning":"The web server is running already.","next":"Go on: ui_run, ui_upload_viewdef, ui_open_browser and ui_get_state work now."},
  UI_CANNOT_RECONFIGURE: {"code":"UI_CANNOT_RECONFIGURE","integer":-31104,"meaning":"The folder cannot change while the web server is running.","next":"Go on with the configured folder, or start a new process for another one."},
  UI_INVALID_INPUT: {"code":"UI_INVALID_INPUT","integer":-31105,"meaning":"The arguments are not what the tool takes; nothing was done.","next":"Repair what details.issues names and call again."},
  UI_SESSION_NOT_FOUND: {"code":"UI_SESSION_NOT_FOUND","integer":-31106,"meaning":"There is no session of that id, or it has ended.","next":"Choose one of details.sessions."},
  UI_LUA_ERROR: {"code":"UI_LUA_ERROR","integer":-31107,"meaning":"The Lua code does not compile, or it failed while it ran.","next":"Read the message, correct the code and call again; what ran before the error has had its effect."},
  UI_TIMEOUT: {"code":"UI_TIMEOUT","integer":-31108,"meaning":"The Lua code ran into a time limit and was stopped.","next":"Make the code do less in one call. If details.sessionReset is true, the session began again from main.lua."},
  UI_IO: {"code":"UI_IO","integer":-31109,"meaning":"A file, a folder, a port or the program that opens browsers could not be used.","next":"Read the message; correct the path or the system, and call again."},
  UI_INTERNAL: {"code":"UI_INTERNAL","integer":-31110,"meaning":"The platform failed.","next":"Try again; report it if it stays."},
};
