import type { Exchange } from '../connection/exchange.js';
import type { Protocol } from '../protocol/era.js';
import type { Result as Reported } from '../report/report.js';
import type { Finding } from './trial.js';

/** What came out of one check. The report stores each exchange once and collapses what repeats itself. */
export interface Result
  extends Omit<Reported, 'findings' | 'omittedFindings' | 'last' | 'trace' | 'needs' | 'concern' | 'note'> {
  findings: FoundIn[];
  last?: { call: string | null; answer: string; exchange: Exchange | null };
  trace?: readonly Exchange[];
}

/** Something that was found beside what the contract asks for. */
export interface RemarkedOn {
  id: string;
  sentence: string;
  finding: FoundIn;
}

export interface FoundIn extends Finding {
  /** The revision of MCP in which it was seen. */
  protocol: Protocol;
}
