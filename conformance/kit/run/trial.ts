import type { Evidence } from '../check.js';
import { type Exchange, wasSilent } from '../connection/exchange.js';
import type { Difference } from '../reading/difference.js';
import { describeReply, type Reply } from '../reading/reply.js';
import type { Result } from './result.js';

/** Something that the target does otherwise than the contract says. */
export interface Finding {
  expected: string;
  actual: string;
  /** The call that shows it: `get_room {"name":"attic"}`. */
  call: string | null;
  exchange: Exchange | null;
  /** Where two documents differ that are too long to be shown. */
  differences?: readonly Difference[];
}

/** Ends a check early; how is in `why`. */
export class CheckEnd extends Error {
  constructor(
    readonly why: 'finding' | 'untestable' | 'skip' | 'blocked',
    message: string,
    /** The requirement that stood in the way of one that is blocked. */
    readonly by: string | null = null,
    /** What the target said last, where that was not said to the check itself. */
    readonly last: Evidence | null = null,
  ) {
    super(message);
  }
}

/** The suite itself is wrong: never blamed on the target. */
export class SuiteError extends Error {}

/** What one check has seen and stated so far. */
export class Trial {
  readonly findings: Finding[] = [];
  /** How many expectations were stated, held or not. */
  stated = 0;
  /** What the check waits for at the moment. */
  waitingFor: string | null = null;
  /** Something was late: what was found may be the machine's fault. */
  overdue = false;
  /** A call failed that would perhaps have succeeded on a machine with more time. */
  doubtful = false;
  /** Everything that went over the wire, in the order in which it was answered. */
  readonly seen: Exchange[] = [];
  last: Evidence | null = null;
  private over = false;
  private readonly endings: (() => unknown)[] = [];

  /** `own`: the requirement that is judged. */
  constructor(private readonly own: string | null = null) {}

  /** Remembers a reply, so that a finding can show it. */
  saw<E extends Evidence>(evidence: E): E {
    this.last = evidence;
    this.seen.push(exchangeOf(evidence));
    this.overdue ||= wasSilent(exchangeOf(evidence));
    return evidence;
  }

  state(
    holds: boolean,
    expected: string,
    actual: unknown,
    about?: Evidence,
    differences: readonly Difference[] = [],
  ): boolean {
    this.stated++;
    if (!holds) {
      const evidence = about ?? this.last;
      this.findings.push({
        expected,
        actual: printed(actual),
        call: evidence ? callLine(evidence) : null,
        exchange: evidence ? exchangeOf(evidence) : null,
        ...(differences.length > 0 ? { differences } : {}),
      });
    }
    return holds;
  }

  /** States what a check cannot go on without. */
  demand(holds: boolean, expected: string, actual: unknown, about?: Evidence): void {
    if (!this.state(holds, expected, actual, about)) throw new CheckEnd('finding', `Expected ${expected}.`);
  }

  /**
   * Does what only prepares. Whether it holds is judged by the check of another requirement, so what is found
   * here is no finding of this one; in the check of that requirement itself it is.
   */
  async given<T>(by: string, work: () => Promise<T> | T): Promise<T> {
    if (by === this.own) return work();
    const { stated, findings } = this;
    const before = findings.length;
    let end: CheckEnd | null = null;
    let value: T | undefined;
    try {
      value = await work();
    } catch (error) {
      if (!(error instanceof CheckEnd) || !['finding', 'untestable'].includes(error.why)) throw error;
      end = error;
    }
    this.stated = stated;
    const [first] = findings.splice(before);
    if (!first && !end) return value as T;
    const why = first ? `expected ${first.expected}, got ${first.actual}` : end!.message;
    throw new CheckEnd('blocked', why, by);
  }

  /** What is left to do when the check is over, however it ends. */
  afterwards(work: () => unknown): void {
    this.endings.push(work);
  }

  async cleanUp(): Promise<void> {
    for (let work = this.endings.pop(); work; work = this.endings.pop()) await work();
  }

  /** After its deadline a check may still run for a while; it must not reach the target any more. */
  close(): void {
    this.over = true;
  }

  assertOpen(): void {
    if (this.over) throw new CheckEnd('finding', 'The check is over.');
  }
}

export function exchangeOf(evidence: Evidence): Exchange {
  return 'exchange' in evidence ? evidence.exchange : evidence;
}

function callLine(evidence: Evidence): string {
  if ('tool' in evidence)
    return `${evidence.tool} ${clipped(JSON.stringify((evidence as Reply).input) ?? '')}`;
  const { request } = exchangeOf(evidence);
  return clipped(`${request.line} ${request.body}`.trim(), 200);
}

/** What the target said last, for a check that could not go on. */
export function lastAnswer(evidence: Evidence): NonNullable<Result['last']> {
  const exchange = exchangeOf(evidence);
  return { call: callLine(evidence), answer: answerIn(evidence), exchange };
}

function answerIn(evidence: Evidence): string {
  if ('tool' in evidence) {
    const { error } = evidence as Reply;
    const message = error && error.channel !== 'none' ? `: ${error.message}` : '';
    return clipped(`${describeReply(evidence as Reply)}${message}`);
  }
  const { response, failure } = exchangeOf(evidence);
  const status = response && response.status !== 0 ? `HTTP ${response.status} ` : '';
  return clipped(failure ?? `${status}${response?.body ?? 'nothing'}`, 200);
}

const clipped = (text: string, longest = 600): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;

/** A value in a finding: text as it is where its ends can be seen, anything else as JSON. */
export function printed(value: unknown): string {
  if (value === undefined) return 'absent';
  if (typeof value === 'string' && value !== '' && value === value.trim()) return clipped(value);
  return clipped(JSON.stringify(value) ?? String(value));
}
