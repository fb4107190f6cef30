// Generated from schema/mcp-javafx-ui/1.1/contract.json by `npm run generate`. Edit the source, not this file.

import type { ErrorModule } from '../../runtime/contract-module.js';
import type * as types from './types.js';

/** The codes that this version knows. A server of a later one may send others. */
export type KnownErrorCode =
  | "MCP_UI_NOT_ENABLED"
  | "MCP_UI_NO_STAGES"
  | "MCP_UI_NODE_NOT_FOUND"
  | "MCP_UI_STALE_REF"
  | "MCP_UI_ACTION_FAILED"
  | "MCP_UI_TIMEOUT"
  | "MCP_UI_INTERNAL"
  | "MCP_UI_INVALID_INPUT"
  | "MCP_UI_BUSY"
  | "MCP_UI_AMBIGUOUS";

/** The details that come with each code. */
export interface ErrorDetails {
  MCP_UI_NOT_ENABLED: types.NotEnabledDetails;
  MCP_UI_NO_STAGES: types.NoStagesDetails;
  MCP_UI_NODE_NOT_FOUND: types.RefDetails;
  MCP_UI_STALE_REF: types.RefDetails;
  MCP_UI_ACTION_FAILED: types.ActionFailedDetails;
  MCP_UI_TIMEOUT: types.TimeoutDetails;
  MCP_UI_INTERNAL: Record<string, unknown>;
  MCP_UI_INVALID_INPUT: types.InvalidInputDetails;
  MCP_UI_BUSY: types.BusyDetails;
  MCP_UI_AMBIGUOUS: types.AmbiguousDetails;
}

export const errors: { readonly [Code in KnownErrorCode]: ErrorModule<Code> } = {
  MCP_UI_NOT_ENABLED: {"code":"MCP_UI_NOT_ENABLED","integer":-31001,"meaning":"The tool is switched off or not offered, the server is read-only, or no application is attached.","next":"Read details.reason: ask the user to enable it or to start the application; do without a tool that is NOT_OFFERED."},
  MCP_UI_NO_STAGES: {"code":"MCP_UI_NO_STAGES","integer":-31002,"meaning":"No window is showing, or the index names none.","next":"Choose one of details.available; if it is empty, no window is showing yet."},
  MCP_UI_NODE_NOT_FOUND: {"code":"MCP_UI_NODE_NOT_FOUND","integer":-31003,"meaning":"The uid was never issued, the path leads to no node, or the locator names none.","next":"Take a new snapshot or query and use a uid from it."},
  MCP_UI_STALE_REF: {"code":"MCP_UI_STALE_REF","integer":-31004,"meaning":"The node that the reference named is gone, is not what the path says, or shows another item.","next":"Take a new snapshot or query and use a uid from it."},
  MCP_UI_ACTION_FAILED: {"code":"MCP_UI_ACTION_FAILED","integer":-31005,"meaning":"An action could not be carried out; details.results has those that were carried out before it, and none after it was.","next":"Read details.reason, repair that action, and continue after the actions that details.results has."},
  MCP_UI_TIMEOUT: {"code":"MCP_UI_TIMEOUT","integer":-31006,"meaning":"The FX thread did not finish before the deadline.","next":"Try again; ui_perform alone takes a longer timeoutMs. Look at the UI before repeating an action that had begun."},
  MCP_UI_INTERNAL: {"code":"MCP_UI_INTERNAL","integer":-31007,"meaning":"The server failed.","next":"Try again; report it if it stays."},
  MCP_UI_INVALID_INPUT: {"code":"MCP_UI_INVALID_INPUT","integer":-31008,"meaning":"The arguments are not what the tool takes; nothing was done.","next":"Repair what details.issues names and call again."},
  MCP_UI_BUSY: {"code":"MCP_UI_BUSY","integer":-31009,"meaning":"Too many calls are waiting; nothing was done.","next":"Try again after details.retryAfterMs."},
  MCP_UI_AMBIGUOUS: {"code":"MCP_UI_AMBIGUOUS","integer":-31010,"meaning":"The locator names several nodes.","next":"Use the uid of one of details.candidates, or a locator that names one node alone."},
};
