// Generated from schema/mcp-sweethome3d/1.0/contract.json by `npm run generate`. Edit the source, not this file.

import type { ErrorModule } from '../../runtime/contract-module.js';
import type * as types from './types.js';

/** The codes that this version knows. A server of a later one may send others. */
export type KnownErrorCode =
  | "SH3D_INVALID_INPUT"
  | "SH3D_NOT_FOUND"
  | "SH3D_AMBIGUOUS"
  | "SH3D_NOTHING_TO_CHANGE"
  | "SH3D_CONFLICT"
  | "SH3D_EMPTY_SCENE"
  | "SH3D_NO_CHECKPOINT"
  | "SH3D_IO"
  | "SH3D_TIMEOUT"
  | "SH3D_NOT_ATTACHED"
  | "SH3D_INTERNAL";

/** The details that come with each code. */
export interface ErrorDetails {
  SH3D_INVALID_INPUT: types.InvalidInputDetails;
  SH3D_NOT_FOUND: types.NotFoundDetails;
  SH3D_AMBIGUOUS: types.AmbiguousDetails;
  SH3D_NOTHING_TO_CHANGE: Record<string, unknown>;
  SH3D_CONFLICT: types.ConflictDetails;
  SH3D_EMPTY_SCENE: Record<string, unknown>;
  SH3D_NO_CHECKPOINT: types.NoCheckpointDetails;
  SH3D_IO: types.IoDetails;
  SH3D_TIMEOUT: types.TimeoutDetails;
  SH3D_NOT_ATTACHED: Record<string, unknown>;
  SH3D_INTERNAL: Record<string, unknown>;
}

export const errors: { readonly [Code in KnownErrorCode]: ErrorModule<Code> } = {
  SH3D_INVALID_INPUT: {"code":"SH3D_INVALID_INPUT","integer":-33001,"meaning":"The arguments are not what the tool takes; nothing was done.","next":"Repair what details.issues names and call again."},
  SH3D_NOT_FOUND: {"code":"SH3D_NOT_FOUND","integer":-33002,"meaning":"There is no such object, catalog entry, camera or home; nothing was done.","next":"Take an id from get_state or a catalog list; details.nearest has what comes close."},
  SH3D_AMBIGUOUS: {"code":"SH3D_AMBIGUOUS","integer":-33003,"meaning":"Several entries of the catalog have this name; nothing was done.","next":"Call again with the catalogId of one of details.candidates."},
  SH3D_NOTHING_TO_CHANGE: {"code":"SH3D_NOTHING_TO_CHANGE","integer":-33004,"meaning":"The call names nothing to change.","next":"Give at least one member to change, or leave the call out."},
  SH3D_CONFLICT: {"code":"SH3D_CONFLICT","integer":-33005,"meaning":"The home or its files are not in a state that allows this; nothing was done.","next":"Read details.reason: change what stands in the way, or try again later."},
  SH3D_EMPTY_SCENE: {"code":"SH3D_EMPTY_SCENE","integer":-33006,"meaning":"There is nothing in the home that this could be done with.","next":"Create walls, rooms or furniture first."},
  SH3D_NO_CHECKPOINT: {"code":"SH3D_NO_CHECKPOINT","integer":-33007,"meaning":"There is no such checkpoint, or none to go back to; nothing was done.","next":"Call list_checkpoints and use an id from it."},
  SH3D_IO: {"code":"SH3D_IO","integer":-33008,"meaning":"A file could not be read or written.","next":"Read details.reason: use a relative path below the folder of files."},
  SH3D_TIMEOUT: {"code":"SH3D_TIMEOUT","integer":-33009,"meaning":"The home did not answer before the deadline.","next":"Look at get_state before you repeat a call that had begun."},
  SH3D_NOT_ATTACHED: {"code":"SH3D_NOT_ATTACHED","integer":-33010,"meaning":"No application is attached.","next":"Ask the user to start Sweet Home 3D with the bridge, then try again."},
  SH3D_INTERNAL: {"code":"SH3D_INTERNAL","integer":-33011,"meaning":"The server failed.","next":"Try again; report it if it stays."},
};
