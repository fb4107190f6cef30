import type { ClientContract, HealthReport } from '../generated/runtime/client-contract.js';
import type { Validator } from '../generated/runtime/contract-module.js';
import { ToolError } from './tool-error.js';

/** The tools of a contract: what each takes and what it answers. */
export type ToolsOf<Contract extends ClientContract> = NonNullable<Contract['types']>['tools'];

/** The error codes of a contract, and the details that come with each. */
export type DetailsOf<Contract extends ClientContract> = NonNullable<Contract['types']>['details'];

/** What `GET /health` of the contract's servers answers. */
export type HealthOf<Contract extends ClientContract> =
  NonNullable<Contract['validateHealth']> extends Validator<infer Report> ? Report : HealthReport;

type CodeOf<Contract extends ClientContract> = keyof DetailsOf<Contract> & string;

/** An error of the contract. `code` tells the details apart. */
export type ErrorOf<Contract extends ClientContract> = {
  [Code in CodeOf<Contract>]: ToolError<Code, DetailsOf<Contract>[Code]>;
}[CodeOf<Contract>];

/**
 * Whether a tool of this contract answered with the error.
 *
 * @example
 * if (isErrorOf(contract, error) && error.code === 'LIGHTS_NO_ROOM') console.log(error.details.rooms);
 */
export function isErrorOf<Contract extends ClientContract>(
  contract: Contract,
  error: unknown,
): error is ErrorOf<Contract> {
  return error instanceof ToolError && Object.hasOwn(contract.errors, error.code);
}
