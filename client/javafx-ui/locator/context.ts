import type { Session } from '../session.js';

/** What every locator of a session shares. */
export interface Context {
  readonly session: Session;
  /** How long to wait unless a call says otherwise. */
  readonly waitMs: number;
}
