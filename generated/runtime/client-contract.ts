// Generated from codegen/runtime/client-contract.ts by `npm run generate`. Edit the source, not this file.

import type { ErrorModule, ToolMap, Validator } from './contract-module.js';

/**
 * What a caller needs of a contract: the names of its tools, which of them only read, and the checks of
 * what a server answers. It leaves out descriptors and requirements, so that a client stays small.
 */
export interface ClientContract<Tools extends ToolMap<Tools>, Code extends string> {
  /** `<id>/<version>`: how messages name the contract. */
  readonly schema: string;
  /** The output member that carries `schema`, where there is one. */
  readonly versionMember: string | null;
  readonly tools: { readonly [Name in keyof Tools]: ClientTool<Tools[Name]['output']> };
  readonly errors: { readonly [C in Code]: ErrorModule<C> };
  /** Checks what a tool answers instead of its output. */
  readonly validateError: Validator<unknown>;
}

export interface ClientTool<Output> {
  readonly aliases: readonly string[];
  /** It changes nothing, so that it may be called again. */
  readonly readOnly: boolean;
  readonly validateOutput: Validator<Output>;
}
