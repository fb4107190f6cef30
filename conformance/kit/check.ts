import type { ToolMap } from '../../generated/runtime/contract-module.js';
import type { Exchange, HttpProbe, RpcOptions, RpcReply, StdioConnection } from './connection/exchange.js';
import type { StartOptions } from './connection/stdio-connection.js';
import type { AnyTools, Contract } from './contract.js';
import type { Announced, Protocol } from './protocol/era.js';
import type { Reply } from './reading/reply.js';

/**
 * How one requirement of a contract is judged.
 *
 * A check talks to the target through its context and states what it expects. It ends in one of these ways:
 * - it returns, and every expectation held: `pass`. A check that stated no expectation is an `error`;
 * - an expectation did not hold: `fail` (MUST) or `warn` (SHOULD), with one finding for each. Expectations
 *   are soft, the check goes on; what a check cannot go on without it asks for by a method that is marked
 *   *ends the check* (`demand`, `some`, `output` …);
 * - a step that only prepares did not hold, because the target breaks another sentence: `blocked` (`given`);
 * - `untestable(reason)`: the target claims to offer what is needed, but it could not be exercised;
 * - it throws anything else: `error`. So a check never lets a strange reply crash it: it reads replies
 *   through the context, which repairs the shape of what it returns (`reading/`), and never indexes raw data.
 *
 * How to write one
 * - Judge the one sentence of the requirement, nothing else: a wrapper around the output, a JSON-RPC error
 *   instead of a tool error, a missing section elsewhere have checks of their own and are unwrapped here.
 * - Prove first that what is compared is there. Two nothings are equal, and a server that answers `{}`
 *   must not pass: `t.some(list, 'nodes with an id')` states that a list is not empty.
 * - With `needs: []` nobody knows what the target shows: read, never act, never name a thing of the fixture;
 *   where it lacks what is needed be content with what there is, or end with `lacks`. With
 *   `needs: ["fixture"]` the fixture was reset before the check, and the check may do what it likes.
 * - No sleeps to wait for the target, no retries.
 */
export type Check<Context = CheckContext> = CheckRun<Context> | SpecialCheck<Context>;

export type CheckRun<Context = CheckContext> = (t: Context) => Promise<void>;

/** A check that the runner has to know more of. */
export interface SpecialCheck<Context = CheckContext> {
  run: CheckRun<Context>;
  /** It waits on purpose: how many times the target's deadline passes at most while it runs. */
  deadlines?: number;
  /** It judges what the target did in the whole run, so it comes after all others. */
  last?: boolean;
  /** Others act in the way that it judges, and learn from it what to expect: it comes before them. */
  first?: boolean;
  /**
   * Goes on after `run` where the profile offers the fixture, which is reset before: for a sentence that an
   * unknown target shows only in part, such as the order of things when there is one.
   */
  withFixture?: CheckRun<Context>;
  /**
   * Takes the place of `run` where the profile lacks what the requirement needs: what reading alone can show
   * of the sentence on a target that nobody knows.
   */
  byReading?: CheckRun<Context>;
}

/** What a check of any contract works with; a pack may add to it. */
export interface CheckContext<Tools extends ToolMap<Tools> = AnyTools> {
  /** In the version that the target claims. */
  readonly contract: Contract<Tools>;
  readonly target: TargetFacts;
  /** The target shows the fixture, or claims to: nothing in it changes by itself. */
  readonly onFixture: boolean;
  /** The name of another fixture that the target shows, as its owner says; null for the usual one or none. */
  readonly otherFixture: string | null;
  /** Requirements that allow a configuration of which the target makes use, as its owner says. */
  readonly configured: ReadonlySet<string>;
  readonly timing: Timing;
  readonly raw: RawAccess;

  // ---- talking to the target -----------------------------------------------------------------------

  /** Calls a tool with a valid input (an invalid one is an `error` of the suite). Never throws at a bad reply. */
  call<T extends keyof Tools & string>(
    tool: T,
    input: Tools[T]['input'],
    options?: CallOptions,
  ): Promise<Reply>;
  /** Calls a tool with an input that is wrong on purpose, or a tool that may not be there. */
  callInvalid(tool: string, input: unknown, options?: CallOptions): Promise<Reply>;
  /** Like `call` for tools that only read, but the same question is asked once until something acts. */
  read<T extends keyof Tools & string>(tool: T, input: Tools[T]['input']): Promise<Reply>;
  /** Drops what `read` remembers, where things change by themselves. */
  forget(): void;
  /** The output of a successful reply as an object. *Ends the check* with a finding when it is an error. */
  output(reply: Reply, what?: string): Record<string, unknown>;

  // ---- stating what is expected ----------------------------------------------------------------------

  /** States a fact. `about` is the reply that shows it; without it the last call of this check. */
  expect(holds: boolean, expected: string, actual: unknown, about?: Evidence): boolean;
  /** States a fact, and *ends the check* when it does not hold. */
  demand(holds: boolean, expected: string, actual: unknown, about?: Evidence): void;
  /**
   * Does what only prepares, and what the check of the requirement `by` judges. *Ends the check* as blocked by
   * it when something does not hold; it is untestable if that requirement turns out not to be broken.
   */
  given<T>(by: string, work: () => Promise<T> | T): Promise<T>;
  /** States that two values are equal as JSON; `what` names them: `the type of #ok`. */
  equal(actual: unknown, expected: unknown, what: string, about?: Evidence): boolean;
  /** States that a list is not empty, and *ends the check* when it is. */
  some<T>(list: readonly T[], what: string, about?: Evidence): readonly [T, ...T[]];
  /** States that the reply is a success. */
  succeeds(reply: Reply, what?: string): boolean;
  /** States that the reply is an error with one of these codes. */
  failsWith(reply: Reply, code: string | readonly string[], what?: string): boolean;
  /** States that the reply refuses its input: by the contract's code for that, or -32602. */
  refuses(reply: Reply, what?: string): boolean;
  /**
   * States that the answer came within so many milliseconds. Where this program's own timers were late, too,
   * the check is run again: then it was the machine.
   */
  within(about: Evidence, ms: number): boolean;
  /** Ends the check: what it needs is claimed but could not be exercised. Counts as a failure. */
  untestable(reason: string): never;
  /**
   * Ends the check: the target shows nothing to judge by. An unknown one need not, so it is skipped there;
   * the fixture does, so it is untestable there.
   */
  lacks(what: string): never;
  /** Ends the check: what it judges is optional and the target does not offer it. Never counts. */
  skip(reason: string): never;

  // ---- more than one process ---------------------------------------------------------------------------

  /** Starts the target's command once more, and greets it; the process ends with the check. Only with `stdio`. */
  another(start?: StartOptions): Promise<CheckContext<Tools>>;
  /** What is left to do when the check is over, however it ends. */
  afterCheck(work: () => unknown): void;
  /** What is left to do when the run is over. */
  afterRun(work: () => unknown): void;

  // ---- reading what came ---------------------------------------------------------------------------------

  /** What is wrong with a tool's output by its schema, as sentences; empty when it is valid. */
  problems(tool: keyof Tools & string, output: unknown): string[];
  /** The output without the parts that the contract marks as volatile. */
  stable(tool: keyof Tools & string, output: unknown): unknown;
}

export interface CallOptions extends RpcOptions {
  /** A logical name of the tool instead of its own. */
  as?: string;
}

export type Evidence = Reply | Exchange | RpcReply;

/** What the suite found out about the target before the first check. */
export interface TargetFacts {
  readonly transport: 'http' | 'stdio';
  /** The era of MCP in which it is judged. */
  readonly protocol: Protocol;
  /** It keeps no sessions (HTTP only). */
  readonly stateless: boolean;
  readonly name: string | null;
  readonly version: string | null;
  readonly protocolVersion: string | null;
  /** What it says of itself, in `initialize` or in `server/discover`. */
  readonly announced: Announced;
  /** The entries of `tools/list`; what is not an object is left out. */
  readonly tools: readonly Record<string, unknown>[];
  /** Names in `tools/list`. */
  readonly toolNames: readonly string[];
  offers(tool: string): boolean;
  /** The name by which the target lists a tool. */
  calledAs(tool: string): string;
}

export interface Timing {
  /** How long the target may take for a call that does not say so itself. */
  readonly deadlineMs: number;
  /** How much later than its deadline an answer may come. */
  readonly graceMs: number;
  /** How long a call takes that has nothing to do, measured at the start. */
  readonly noopMs: number;
  /** Milliseconds on a clock that never goes back. */
  now(): number;
  sleep(ms: number): Promise<void>;
}

/** The wire itself, for what a tool call cannot show. */
export interface RawAccess {
  /** A JSON-RPC request with correct shape. */
  rpc(method: string, params?: Record<string, unknown>, options?: RpcOptions): Promise<RpcReply>;
  /** A request as text, in the way of the era; for what `send` and `http` take. */
  message(method: string, params?: Record<string, unknown>, id?: number): string;
  /** The method of a request that gives the target nothing to do. */
  readonly noop: string;
  /** Any bytes in the place of a message. */
  send(body: string, options?: RpcOptions): Promise<Exchange>;
  /** Any HTTP request to the target. Only for requirements that need `http`. */
  http(probe: HttpProbe): Promise<Exchange>;
  /** The bearer token, for checks of the token itself; null when the target needs none. */
  readonly token: string | null;
  /** What the target has written to standard output so far, in all its processes. Only with `stdio`. */
  stdoutLines(): readonly string[];
  /** The process that this context speaks with. Only with `stdio`. */
  readonly process: StdioConnection;
  /** The command by which the target is started; null when it is not, or nobody knows. */
  readonly command: readonly string[] | null;
}

export type { Reply };
