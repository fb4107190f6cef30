/** The contract that this client speaks: only this file and `older-contract.ts` name its versions. */

import { clientContract } from '../../generated/mcp-javafx-ui/1.1/client.js';
import type { ErrorDetails } from '../../generated/mcp-javafx-ui/1.1/errors.js';
import type {
  Health,
  Tools as NewestTools,
  UiSnapshot as NewestUiSnapshot,
  UiStage as NewestUiStage,
  UiGetSnapshotInput,
} from '../../generated/mcp-javafx-ui/1.1/types.js';
import type { ClientContract } from '../../generated/runtime/client-contract.js';

export type { ErrorDetails, KnownErrorCode } from '../../generated/mcp-javafx-ui/1.1/errors.js';
export type * from '../../generated/mcp-javafx-ui/1.1/types.js';

/** Every window of a 1.1 server has these, none of a 1.0 server. */
type Later = 'windowId' | 'modal';

/** A showing window. */
export interface UiStage extends Omit<NewestUiStage, Later>, Partial<Pick<NewestUiStage, Later>> {}

/** What is on the screen. */
export interface UiSnapshot extends Omit<NewestUiSnapshot, 'stages'> {
  /** Windows in their order. */
  stages: UiStage[];
}

/** The tools: what each takes and what it answers, as servers of any version do that this client accepts. */
export interface Tools extends Omit<NewestTools, 'ui_get_snapshot'> {
  ui_get_snapshot: { input: UiGetSnapshotInput; output: UiSnapshot };
}

export type ToolName = keyof Tools;

const contract: ClientContract<Tools, ErrorDetails, Health> = clientContract;

// By default, so that `export type *` of this file gives the types of the contract and nothing else.
export default contract;
