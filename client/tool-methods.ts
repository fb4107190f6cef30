import type { ClientContract } from '../generated/runtime/client-contract.js';
import type { ToolsOf } from './any-contract.js';

export interface CallOptions {
  /** How long to wait for the answer. The server has deadlines of its own, which are shorter. */
  readonly timeoutMs?: number;
  /** Ends the call; the server is told. */
  readonly signal?: AbortSignal;
}

/** An input that needs no member may be left out. */
export type CallArguments<Input> =
  Partial<Input> extends Input
    ? [input?: Input, options?: CallOptions]
    : [input: Input, options?: CallOptions];

/** One method for each tool, as the contract declares them. */
export type ToolMethods<Contract extends ClientContract> = {
  readonly [Name in keyof ToolsOf<Contract>]: (
    ...args: CallArguments<ToolsOf<Contract>[Name]['input']>
  ) => Promise<ToolsOf<Contract>[Name]['output']>;
};
