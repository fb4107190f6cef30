import type { Exchange, HttpProbe, RpcOptions, RpcReply } from './connection/exchange.js';
import type {
  Action,
  Contract,
  NodeRef,
  ToolInput,
  ToolName,
  UiNode,
  UiQueryOutput,
  UiSnapshot,
} from './contract.js';
import type { FixtureDriver } from './fixture/driver.js';
import type { Announced, Protocol } from './protocol/era.js';
import type { Reply } from './reading/reply.js';

/**
 * How one requirement of the contract is judged.
 *
 * A check talks to the target through its context and states what it expects. It ends in one of these ways:
 * - it returns, and every expectation held: `pass`. A check that stated no expectation is an `error`;
 * - an expectation did not hold: `fail` (MUST) or `warn` (SHOULD), with one finding for each. Expectations
 *   are soft, the check goes on; what a check cannot go on without it asks for by a method that is marked
 *   *ends the check* (`output`, `snapshot`, `act`, `fixture.ref` …);
 * - `untestable(reason)`: the target claims to offer what is needed, but it could not be exercised;
 * - it throws anything else: `error`. So a check never lets a strange reply crash it: it reads replies
 *   through the context, which repairs the shape of what it returns (`reading/`), and never indexes raw data.
 *
 * How to write one
 * - Judge the one sentence of the requirement, nothing else: a wrapper around the output, a JSON-RPC error
 *   instead of a tool error, a missing section elsewhere have checks of their own and are unwrapped here.
 * - Prove first that what is compared is there. Two nothings are equal, and a server that answers `{}`
 *   must not pass: `t.some(list, 'nodes with an id')` states that a list is not empty.
 * - With `needs: []` the target shows an application that nobody knows: read, never act, never name a node
 *   of the fixture; where the UI lacks what is needed (a second window, a disabled node) be content with
 *   what there is, or end with `lacks`. With `needs: ["fixture"]` the fixture was reset before the
 *   check, and the check may do what it likes.
 * - No sleeps to wait for the target, no retries: `awaitUiIdle` is a promise of the contract.
 */
export type Check = CheckRun | SpecialCheck;

export type CheckRun = (t: CheckContext) => Promise<void>;

/** A check that the runner has to know more of. */
export interface SpecialCheck {
  run: CheckRun;
  /** It waits on purpose: how many times the target's `fxTimeoutMs` passes at most while it runs. */
  fxTimeouts?: number;
  /** It judges what the target did in the whole run, so it comes after all others. */
  last?: boolean;
  /**
   * Goes on after `run` where the profile offers the fixture, which is reset before: for a sentence that an
   * unknown application shows only in part, such as the order of windows when there is one window.
   */
  withFixture?: CheckRun;
}

export interface CheckContext {
  /** In the version that the target claims. */
  readonly contract: Contract;
  readonly target: TargetFacts;
  readonly timing: Timing;
  readonly fixture: FixtureDriver;
  readonly raw: RawAccess;

  // ---- talking to the target -----------------------------------------------------------------------

  /** Calls a tool with a valid input (an invalid one is an `error` of the suite). Never throws at a bad reply. */
  call<T extends ToolName>(tool: T, input: ToolInput<T>, options?: CallOptions): Promise<Reply>;
  /** Calls a tool with an input that is wrong on purpose, or a tool that may not be there. */
  callInvalid(tool: string, input: unknown, options?: CallOptions): Promise<Reply>;
  /** Like `call` for reading tools, but the same question is asked once until something acts on the UI. */
  read<T extends Exclude<ToolName, 'ui_perform'>>(tool: T, input: ToolInput<T>): Promise<Reply>;
  /** Drops what `read`, `snapshot`, `query` and `node` remember, where the UI changes by itself. */
  forget(): void;
  /** Several actions in one `ui_perform`; the reply as it is. */
  perform(actions: Action[], options?: PerformOptions): Promise<Reply>;

  /** The output of a successful reply as an object. *Ends the check* with a finding when it is an error. */
  output(reply: Reply): Record<string, unknown>;
  /**
   * A snapshot in a shape that can be walked (see `reading/snapshot.ts`). *Ends the check* without one.
   * It is remembered like `read`, as are `query` and `node`: to compare two answers, use `call` for each.
   */
  snapshot(input?: ToolInput<'ui_get_snapshot'>): Promise<SnapshotReading>;
  /** The matches of a query. *Ends the check* when it is answered with an error. */
  query(input: ToolInput<'ui_query'>): Promise<QueryReading>;
  /** One node. *Ends the check* when it is answered with an error. */
  node(ref: RefInput, includeChildren?: boolean): Promise<NodeReading>;
  /** Performs the actions. *Ends the check* with a finding when they do not succeed. */
  act(...actions: Action[]): Promise<Reply>;

  // ---- stating what is expected ----------------------------------------------------------------------

  /** States a fact. `about` is the reply that shows it; without it the last call of this check. */
  expect(holds: boolean, expected: string, actual: unknown, about?: Evidence): boolean;
  /** States that two values are equal as JSON; `what` names them: `the type of #ok`. */
  equal(actual: unknown, expected: unknown, what: string, about?: Evidence): boolean;
  /** States that a list is not empty, and *ends the check* when it is. */
  some<T>(list: readonly T[], what: string, about?: Evidence): readonly [T, ...T[]];
  /** States that the reply is a success. */
  succeeds(reply: Reply, what?: string): boolean;
  /** States that the reply is an error with one of these codes. */
  failsWith(reply: Reply, code: string | readonly string[], what?: string): boolean;
  /** States that the reply refuses its input: `MCP_UI_INVALID_INPUT` or -32602. */
  refuses(reply: Reply, what?: string): boolean;
  /** States that an action failed for this reason (one of these), at this index. */
  actionFails(reply: Reply, reason: string | readonly string[], index?: number): boolean;
  /** Ends the check: what it needs is claimed but could not be exercised. Counts as a failure. */
  untestable(reason: string): never;
  /**
   * Ends the check: the UI shows nothing to judge by. An unknown application need not, so it is skipped there;
   * the fixture does, so it is untestable there.
   */
  lacks(what: string): never;
  /** Ends the check: what it judges is optional and the target does not offer it. Never counts. */
  skip(reason: string): never;

  // ---- reading what came ---------------------------------------------------------------------------------

  /** What is wrong with a tool's output by its schema, as sentences; empty when it is valid. */
  problems(tool: ToolName, output: unknown): string[];
  /** The output without the parts that the contract marks as volatile. */
  stable(tool: ToolName, output: unknown): unknown;
}

export interface CallOptions extends RpcOptions {
  /** A logical name of the tool instead of its own. */
  as?: string;
}

export interface PerformOptions extends CallOptions {
  awaitUiIdle?: boolean;
  /** The tool's own deadline, `timeoutMs` of the input. */
  deadlineMs?: number;
}

export type RefInput = ToolInput<'ui_get_node'>['ref'];
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
  offers(tool: ToolName): boolean;
  /** The name by which the target lists a tool. */
  calledAs(tool: ToolName): string;
}

export interface Timing {
  /** The deadline of the target's reading tools. */
  readonly fxTimeoutMs: number;
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
  /** What the target has written to standard output so far. Only for requirements that need `stdio`. */
  stdoutLines(): readonly string[];
}

export interface SnapshotReading extends UiSnapshot {
  readonly reply: Reply;
  /** All nodes of all windows in document order. */
  readonly nodes: readonly WalkedNode[];
}

/** A node and where it stands. */
export interface WalkedNode {
  readonly node: UiNode;
  readonly parent: UiNode | null;
  readonly stageIndex: number;
  /** Edges from the root. */
  readonly depth: number;
  /** The path as a caller computes it from `children` and `type`. */
  readonly path: string;
}

export interface QueryReading extends UiQueryOutput {
  readonly reply: Reply;
}

export interface NodeReading extends UiNode {
  readonly reply: Reply;
}

export type { NodeRef, Reply };
