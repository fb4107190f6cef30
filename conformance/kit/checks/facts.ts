import type { CommonValues } from '../../../generated/runtime/contract-module.js';
import type { CheckContext, Reply } from '../check.js';
import type { SampleCall } from '../pack.js';
import type { NullCase } from './inputs.js';
import type { Shape } from './versions.js';

/**
 * What the checks that all contracts share have to know of one. The names, codes and limits in the sentences come
 * from the contract, which includes them with its values; here is what it takes to try them.
 */
export interface Facts<Context extends CheckContext = CheckContext> {
  /** The values of a contract that has these sentences in words of its own; one that includes them gives its own. */
  readonly values?: CommonValues;
  /**
   * Tools that only a server that just reads leaves out, each with an input that does nothing anywhere and that
   * no server with the tool answers with -32602.
   */
  readonly acting: readonly SampleCall[];
  /** An output of each of them, as the contract has it: none was called. */
  readonly actingOutputs?: Readonly<Record<string, unknown>>;
  readonly samples: Samples;
  /** A server on which a tool works, where that depends on its state: there its input is judged. Default: all do. */
  whereWorks?(t: Context, tool: string): Promise<Context>;
  readonly survey: Survey<Context>;
  /** Wrong calls of all kinds, with inputs that no schema allows among them. */
  readonly provocations: readonly (readonly [tool: string, input: unknown])[];

  /** Pairs of inputs that mean the same. */
  nullCases(t: Context): Promise<readonly NullCase[]>;
  /** An input that is wrong in several places. */
  readonly wrongInSeveralPlaces: SampleCall & { readonly pointers: readonly string[] };

  /** A call for a batch, and a text that only its output has. */
  readonly batched: SampleCall & { readonly shows: string };
  /** Members of `/health` beside `ok` whose value is known, and what to call them. */
  readonly healthHolds?: readonly (readonly [member: string, value: unknown, what: string])[];

  /** The call whose output tells the version. */
  readonly versionCall: SampleCall;
  /** Members that the output of each tool has in every version. */
  readonly mandatory: Readonly<Record<string, Shape>>;
  /** Questions whose answers can be told apart. */
  questions(t: Context): Promise<readonly Question[]>;
}

/** Inputs by the name of the tool. */
export interface Samples {
  /** That the contract allows; they do no harm anywhere. */
  readonly valid: Readonly<Record<string, readonly unknown[]>>;
  /** With a member that nobody knows, at each level. */
  readonly unknownMembers: Readonly<Record<string, readonly InvalidInput[]>>;
  /** That break one rule each. */
  readonly invalid: Readonly<Record<string, readonly InvalidInput[]>>;
}

export interface InvalidInput {
  readonly what: string;
  readonly input: unknown;
}

/** Replies to look at, as many kinds as can be had without doing anything. */
export interface Survey<Context> {
  /** At least one success of each tool that reads and that the target offers. */
  successes(t: Context): Promise<readonly Reply[]>;
  /** Tool errors of several codes. */
  errors(t: Context): Promise<readonly Reply[]>;
}

export interface Question {
  ask(): Promise<Reply>;
  /** What kind of thing it asks for: `the room`. */
  readonly what: string;
  /** Which one the right answer is about, and which one a reply is about. */
  readonly about: string;
  aboutOf(reply: Reply): string;
}
