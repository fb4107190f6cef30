import type { Check as AnyCheck, CheckContext as AnyContext, Reply } from '../kit/check.js';
import type { JsonObject } from '../kit/reading/json.js';

/** How one requirement of this contract is judged; see `kit/check.ts`. */
export type Check = AnyCheck<CheckContext>;

/** What the kit offers, and what builds and reads a home. */
export interface CheckContext extends AnyContext {
  /** Calls a tool. An id that the target gave as a number goes back as one. */
  ask(tool: string, input?: JsonObject): Promise<Reply>;
  /** The output of a call that has to succeed. *Ends the check* with a finding when it does not. */
  done(tool: string, input?: JsonObject): Promise<JsonObject>;
  /** The home as `get_state` tells it now. */
  state(): Promise<State>;
  /** States that a number is this one, to 0.01. */
  near(actual: unknown, expected: number, what: string): boolean;
  /** States that several numbers of an object are these, to 0.01. */
  allNear(actual: JsonObject, expected: Readonly<Record<string, number>>, what: string): void;
  /** States that two things are equal, numbers to 0.01. */
  alike(actual: unknown, expected: unknown, what: string): boolean;
  /**
   * States that the reply is an error with this code. An error without any code counts as well: that it has none
   * is the finding of `error-envelope`, once.
   */
  fails(reply: Reply, code: string, what?: string): boolean;
  /** The same for an input that is refused. */
  rejects(reply: Reply, what?: string): boolean;
}

/** What `get_state` tells, in a shape that can be read without fear. */
export interface State {
  readonly whole: JsonObject;
  readonly walls: JsonObject[];
  readonly rooms: JsonObject[];
  readonly furniture: JsonObject[];
  readonly labels: JsonObject[];
  readonly dimensionLines: JsonObject[];
  readonly levels: JsonObject[];
  readonly storedCameras: JsonObject[];
  readonly homes: JsonObject[];
  readonly camera: JsonObject;
  readonly environment: JsonObject;
}

export type { Reply };
