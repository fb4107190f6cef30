import type { Level } from '../level.js';
import { actionLists } from './action-lists.js';
import { agentReplies } from './agent-replies.js';
import { agentRequests } from './agent-requests.js';
import { fxmlFiles } from './fxml-files.js';
import { httpRequests } from './http-requests.js';
import { rpcMessages } from './rpc-messages.js';
import { toolInputs } from './tool-inputs.js';

/** Every place where messages come in, from the outermost to the innermost. */
export const levels: readonly Level<unknown>[] = [
  httpRequests(),
  rpcMessages(),
  rpcMessages(undefined, 2026),
  toolInputs(),
  actionLists(),
  fxmlFiles,
  agentReplies,
  agentRequests,
] as Level<unknown>[];
