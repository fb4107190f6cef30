import type { TargetFacts, Timing } from '../check.js';
import type { Connection } from '../connection/exchange.js';
import type { StartOptions } from '../connection/stdio-connection.js';
import type { Contract } from '../contract.js';
import type { Pack } from '../pack.js';
import type { Reply } from '../reading/reply.js';
import type { Observations } from './observations.js';
import type { OpenTarget } from './open-target.js';
import type { Patience } from './patience.js';
import { Unreachable } from './usage-error.js';

/** What all checks of one run share. */
export interface Session {
  readonly pack: Pack;
  readonly contract: Contract;
  /** Replaced when the process behind it had ended and was started again. */
  connection: Connection;
  readonly target: TargetFacts;
  readonly timing: Timing;
  /** Answers to questions that were already asked; emptied when something acts. */
  readonly memo: Map<string, Promise<Reply>>;
  readonly observations: Observations;
  readonly patience: Patience;
  /** Requirements that allow a configuration of which the target makes use. */
  readonly configured: ReadonlySet<string>;
  /** The name of another fixture that it shows. */
  readonly otherFixture: string | null;
  /** The target shows the fixture, or claims to. */
  onFixture: boolean;
  /** What it showed when somebody last looked whether it moves; null before. */
  look: unknown;
  /** It was seen to change by itself. */
  lives: boolean;
  /** The command by which the target is started; null when it is not. */
  readonly command: readonly string[] | null;
  /** Begins another conversation with the target; of one that is a command, with a process of its own. */
  reopen(start?: StartOptions): Promise<OpenTarget>;
  /** What processes wrote that are not the one behind `connection`. */
  readonly otherLines: string[];
  /** What is left to do when the run is over. */
  readonly endings: (() => unknown)[];
}

type Usual = 'memo' | 'onFixture' | 'look' | 'lives' | 'otherLines' | 'endings';
type Optional = 'configured' | 'otherFixture' | 'command' | 'reopen';

export const createSession = (
  parts: Omit<Session, Usual | Optional> & Partial<Pick<Session, Optional>>,
): Session => ({
  configured: new Set(),
  otherFixture: null,
  command: null,
  reopen: () => Promise.reject(new Unreachable('The target cannot be opened again.')),
  ...parts,
  memo: new Map(),
  onFixture: false,
  look: null,
  lives: false,
  otherLines: [],
  endings: [],
});
