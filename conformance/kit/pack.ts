import type { Check, CheckContext, CheckRun } from './check.js';
import type { Remark } from './checks/remarks.js';
import type { Versions } from './contract.js';
import type { ConcernPatterns } from './report/concerns.js';
import type { Headings } from './report/headings.js';
import type { Suite } from './report/report.js';
import type { Observer, WireObserver } from './run/observations.js';

/** All that the kit has to know of a contract beside its generated module. */
export interface Pack extends Versions {
  /** The contract's id, the part of a version's name before the slash. */
  readonly id: string;
  /** Headings of the prose by the number of the section, for reports. */
  readonly headings: Headings;
  /** Which of its requirements protect, and which are about form; those that all contracts share are known. */
  readonly concerns: ConcernPatterns;
  /** Where the contract decided against what older texts say, by the id of the requirement. */
  readonly notes: Readonly<Record<string, string>>;
  /** How many servers that are wrong on purpose the pack is tested with, and how many of them it finds. */
  readonly selfTest: Suite['selfTest'];
  /** By the id of the requirement, of all versions. */
  readonly checks: Readonly<Record<string, Check>>;
  /** What is looked at in every reply of a run, beside the checks of these requirements. */
  readonly observers: Readonly<Record<string, Observer>>;
  /** The same for what comes without a call of a tool. */
  readonly wireObservers: Readonly<Record<string, WireObserver>>;
  /** What every MCP server keeps; told beside the verdict where the contract itself does not ask for it. */
  readonly remarks: Readonly<Record<string, Remark>>;
  /** The call whose output tells the version, in the member that the contract declares; null without one. */
  readonly versionCall: SampleCall | null;
  /** Codes by which the contract refuses an input; the JSON-RPC error -32602 always does. */
  readonly invalidInput: readonly string[];
  /** How long a target may take for a call where nobody says otherwise. */
  readonly deadlineMs: number;
  /** What a target shows, at the beginning of a sentence: `The house`. */
  readonly subject: string;
  /** Programs that a target may show instead of the usual fixture, by their names: each shows what that one cannot. */
  readonly fixtures: Readonly<Record<string, OtherFixture>>;
  /** How a target that nobody knows is seen to change while it is judged; null where none does by itself. */
  readonly life: Life | null;
  /** Why there is nothing to judge at the moment, as a sentence; null when there is. */
  notReady(t: CheckContext): Promise<string | null>;
  /** The widest profile that can be run without harm. */
  detectProfile(t: CheckContext, options: { allowActions: boolean }): Promise<string>;
  /** Brings the target to where a check with these needs begins. *Ends the check* when it cannot. */
  prepare(t: CheckContext, needs: readonly string[]): Promise<void>;
}

/** A fixture beside the usual one. */
export interface OtherFixture {
  /** What it is, as a part of a sentence: `a house without a room`. */
  readonly description: string;
  /** The requirements that can be judged on it, as ids or patterns. */
  readonly only: readonly string[];
}

/** How to see that something else is shown than before. */
export interface Life<Context = CheckContext> {
  /** What is shown now. *Ends the check* where nothing is. */
  look(t: Context): Promise<unknown>;
  /** Whether one look differs from an earlier one as only something that lives does, and never by a fault alone. */
  moved(before: unknown, after: unknown): boolean;
}

/** A call that does no harm anywhere. */
export interface SampleCall {
  readonly tool: string;
  readonly input: Record<string, unknown>;
}

/** A pack as it is written: its checks work with what `extend` makes of the context of the kit. */
export interface PackParts<Context>
  extends Omit<Pack, 'checks' | 'remarks' | 'notReady' | 'detectProfile' | 'prepare' | Optional> {
  readonly observers?: Pack['observers'];
  readonly wireObservers?: Pack['wireObservers'];
  readonly subject?: string;
  readonly concerns?: ConcernPatterns;
  readonly notes?: Pack['notes'];
  readonly selfTest?: Pack['selfTest'];
  readonly fixtures?: Pack['fixtures'];
  readonly life?: Life<Context>;
  extend(t: CheckContext): Context;
  readonly checks: Readonly<Record<string, Check<Context>>>;
  readonly remarks?: Readonly<Record<string, Remark<Context>>>;
  detectProfile(t: Context, options: { allowActions: boolean }): Promise<string>;
  notReady?(t: Context): Promise<string | null>;
  prepare?(t: Context, needs: readonly string[]): Promise<void>;
}

type Optional =
  | 'observers'
  | 'wireObservers'
  | 'subject'
  | 'concerns'
  | 'notes'
  | 'selfTest'
  | 'fixtures'
  | 'life';

export function definePack<Context>(parts: PackParts<Context>): Pack {
  const { extend, checks, remarks = {}, life, notReady, detectProfile, prepare, ...rest } = parts;
  return {
    observers: {},
    wireObservers: {},
    subject: 'The target',
    concerns: {},
    notes: {},
    selfTest: null,
    fixtures: {},
    ...rest,
    life: life ? { ...life, look: (t) => life.look(extend(t)) } : null,
    checks: Object.fromEntries(Object.entries(checks).map(([id, check]) => [id, bound(check, extend)])),
    remarks: Object.fromEntries(
      Object.entries(remarks).map(([id, one]) => [id, { ...one, check: bound(one.check, extend) }]),
    ),
    notReady: async (t) => (await notReady?.(extend(t))) ?? null,
    detectProfile: (t, options) => detectProfile(extend(t), options),
    prepare: async (t, needs) => prepare?.(extend(t), needs),
  };
}

/** The check for a runner that knows only the context of the kit. */
export function bound<Context>(check: Check<Context>, extend: (t: CheckContext) => Context): Check {
  const over =
    (run: CheckRun<Context>): CheckRun =>
    (t) =>
      run(extend(t));
  if (typeof check === 'function') return over(check);
  const { run, withFixture, byReading, ...rest } = check;
  return {
    ...rest,
    run: over(run),
    ...(withFixture ? { withFixture: over(withFixture) } : {}),
    ...(byReading ? { byReading: over(byReading) } : {}),
  };
}
