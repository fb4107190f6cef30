import type { Tools as AllTools, contract } from '../../generated/mcp-ui-platform/1.0/index.js';
import type { ContractModule } from '../../generated/runtime/contract-module.js';
import type { RequirementIdOf } from '../kit/versions-of.js';

export const id = 'mcp-ui-platform';

export type RequirementId = RequirementIdOf<typeof id>;

/** What a check may call. Outputs are read with care, so nothing is promised of them. */
export type Tools = { [T in keyof AllTools]: { input: AllTools[T]['input']; output: unknown } };

/** The contract in the version that a target is judged by. */
export type Contract = ContractModule<Tools, keyof typeof contract.errors & string, RequirementId>;
