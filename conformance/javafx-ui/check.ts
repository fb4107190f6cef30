import type { Check as AnyCheck, CheckContext as AnyContext, CallOptions, Reply } from '../kit/check.js';
import type {
  Action,
  Contract,
  NodeRef,
  ToolInput,
  Tools,
  UiNode,
  UiQueryOutput,
  UiSnapshot,
} from './contract.js';
import type { FixtureDriver } from './fixture/driver.js';

/** How one requirement of this contract is judged; see `kit/check.ts`. */
export type Check = AnyCheck<CheckContext>;

/** What the kit offers, and what reads and drives a UI. */
export interface CheckContext extends AnyContext<Tools> {
  /** In the version that the target claims. */
  readonly contract: Contract;
  readonly fixture: FixtureDriver;

  /** Several actions in one `ui_perform`; the reply as it is. */
  perform(actions: Action[], options?: PerformOptions): Promise<Reply>;
  /** Performs the actions. *Ends the check* with a finding when they do not succeed. */
  act(...actions: Action[]): Promise<Reply>;
  /**
   * A snapshot in a shape that can be walked (see `reading/snapshot.ts`). *Ends the check* without one.
   * It is remembered like `read`, as are `query` and `node`: to compare two answers, use `call` for each.
   */
  snapshot(input?: ToolInput<'ui_get_snapshot'>): Promise<SnapshotReading>;
  /**
   * The matches of a query. *Ends the check* when it is answered with an error: as blocked by the requirement that
   * such queries are about, or with a finding where `judged` says that this is what the check judges.
   */
  query(input: ToolInput<'ui_query'>, judged?: 'judged'): Promise<QueryReading>;
  /** One node that a snapshot or a query has told of. *Ends the check* as blocked when it is answered with an error. */
  node(ref: RefInput, includeChildren?: boolean): Promise<NodeReading>;
  /** States that an action failed for this reason, or one of these. By which code and at which index is for others. */
  actionFails(reply: Reply, reason: string | readonly string[]): boolean;
  /** States that an input was not refused as invalid, whatever came of it. */
  takes(reply: Reply, what: string): boolean;
}

export interface PerformOptions extends CallOptions {
  awaitUiIdle?: boolean;
  /** The tool's own deadline, `timeoutMs` of the input. */
  deadlineMs?: number;
  /** Does not wait for an effect that is known to come late. */
  hurry?: boolean;
}

export type RefInput = NonNullable<ToolInput<'ui_get_node'>['ref']>;

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
