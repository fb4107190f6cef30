// Generated from codegen/runtime/client-contract.ts by `npm run generate`. Edit the source, not this file.

import type { ErrorModule, ToolMap, ToolTypes, Validator } from './contract-module.js';

/**
 * What a caller needs of a contract: the names of its tools, which of them only read, and the checks of
 * what a server answers. It leaves out descriptors and requirements, so that a client stays small.
 */
export interface ClientContract<
  Tools extends ToolMap<Tools> = Record<string, ToolTypes>,
  Details extends DetailsMap<Details> = Record<string, object>,
  Health extends HealthReport = HealthReport,
> {
  /** `<id>/<version>`: how messages name the contract. */
  readonly schema: string;
  /** The output member that carries `schema`, where there is one. */
  readonly versionMember: string | null;
  readonly tools: { readonly [Name in keyof Tools]: ClientTool<Tools[Name]['output']> };
  readonly errors: { readonly [Code in keyof Details & string]: ErrorModule<Code> };
  /** Checks what a tool answers instead of its output. */
  readonly validateError: Validator<ErrorEnvelope>;
  /** Checks what `GET /health` answers, where the contract has a type for it. */
  readonly validateHealth: Validator<Health> | null;
  /** Never set: it hands the types to whoever is given the value, also those that no other member shows. */
  readonly types?: {
    readonly tools: { readonly [Name in keyof Tools]: Tools[Name] };
    readonly details: { readonly [Code in keyof Details]: Details[Code] };
  };
}

export interface ClientTool<Output> {
  readonly aliases: readonly string[];
  /** It changes nothing, so that it may be called again. */
  readonly readOnly: boolean;
  readonly validateOutput: Validator<Output>;
}

/** What the `ErrorDetails` of every contract looks like. */
export type DetailsMap<Details> = { [Code in keyof Details]: object };

/** What every server tells of itself; a contract may ask for more. */
export interface HealthReport {
  /** The contract that it speaks, as `<id>/<version>`. */
  schema: string;
}

/** What the errors of every contract have in common. */
export interface ErrorEnvelope {
  error: { code: string; message: string; details?: object | null };
}
