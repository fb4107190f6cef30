import type { Evidence } from '../check.js';
import type { Exchange } from '../connection/exchange.js';
import type { Reply } from '../reading/reply.js';

/** Something that the target does otherwise than the contract says. */
export interface Finding {
  expected: string;
  actual: string;
  /** The call that shows it: `ui_get_node {"ref":{"uid":"u-7"}}`. */
  call: string | null;
  exchange: Exchange | null;
}

/** Ends a check early; how is in `why`. */
export class CheckEnd extends Error {
  constructor(
    readonly why: 'finding' | 'untestable' | 'skip',
    message: string,
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
  private last: Evidence | null = null;
  private over = false;

  /** Remembers a reply, so that a finding can show it. */
  saw<E extends Evidence>(evidence: E): E {
    this.last = evidence;
    return evidence;
  }

  state(holds: boolean, expected: string, actual: unknown, about?: Evidence): boolean {
    this.stated++;
    if (!holds) {
      const evidence = about ?? this.last;
      this.findings.push({
        expected,
        actual: printed(actual),
        call: evidence ? callLine(evidence) : null,
        exchange: evidence ? exchangeOf(evidence) : null,
      });
    }
    return holds;
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

const clipped = (text: string, longest = 600): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;

/** A value in a finding: text as it is, anything else as JSON. */
export function printed(value: unknown): string {
  if (typeof value === 'string') return clipped(value);
  return clipped(JSON.stringify(value) ?? String(value));
}
