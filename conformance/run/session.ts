import type { TargetFacts, Timing } from '../check.js';
import type { Connection } from '../connection/exchange.js';
import type { Contract } from '../contract.js';
import type { Reply } from '../reading/reply.js';
import type { Observations } from './observations.js';
import type { Patience } from './patience.js';

/** What all checks of one run share. */
export interface Session {
  readonly contract: Contract;
  /** Replaced when the process behind it had ended and was started again. */
  connection: Connection;
  readonly target: TargetFacts;
  readonly timing: Timing;
  /** Answers to questions that were already asked; emptied when something acts on the UI. */
  readonly memo: Map<string, Promise<Reply>>;
  readonly observations: Observations;
  readonly patience: Patience;
  /** The target shows the fixture, or claims to. */
  onFixture: boolean;
}

export const createSession = (parts: Omit<Session, 'memo' | 'onFixture'>): Session => ({
  ...parts,
  memo: new Map(),
  onFixture: false,
});
