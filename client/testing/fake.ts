import type { ClientContract } from '../../generated/runtime/client-contract.js';

/** What is served: how the tools of a contract answer, and what `/health` does. */
export interface Fake {
  readonly contract: ClientContract;
  health(): object;
  /** The output of a tool; throws a `Refusal` for an error of the contract. */
  answer(tool: string, input: object): object;
}

/** What a tool answers instead of its output. */
export class Refusal {
  constructor(
    readonly code: string,
    readonly message: string,
    readonly details: object = {},
  ) {}
}
