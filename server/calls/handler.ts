import type { ToolMap } from '../../generated/runtime/contract-module.js';
import type { ContentBlock } from './content-block.js';
import type { Deadline } from './deadline.js';

/** What a tool answers when it succeeds. */
export interface Answer<Output> {
  output: Output;
  /** Suffices to act for a model that sees nothing else. */
  text: string;
  blocks?: readonly ContentBlock[];
}

/** What a tool may use while it is its turn. */
export interface Turn {
  deadline: Deadline;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}

/** A call that was found to make sense, ready for its turn. */
export interface Plan<Output, T extends Turn = Turn> {
  /** Replaces the server's deadline. */
  timeoutMs?: number;
  /** Calls of one lane take turns; those of different lanes run side by side. Without it all are in one. */
  lane?: string;
  /** Details of a timeout that comes before its turn. */
  unbegun?: Readonly<Record<string, unknown>>;
  run(turn: T): Promise<Answer<Output>> | Answer<Output>;
}

/**
 * A tool: looks at an input whose shape is valid, throws a CallError where it makes no sense, and says
 * what is to be done. Nothing is done before `run`.
 */
export type Handler<Input, Output> = (input: Input) => Plan<Output>;

/** One entry for each tool of a contract; the compiler asks for a missing one. */
export type Handlers<Tools extends ToolMap<Tools>> = {
  readonly [Name in keyof Tools]: Handler<Tools[Name]['input'], Tools[Name]['output']>;
};
