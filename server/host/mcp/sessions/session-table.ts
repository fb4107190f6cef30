import { randomUUID } from 'node:crypto';
import type { UiWatch } from '../watch/ui-watch.js';
import { Session } from './session.js';

export interface SessionLimits {
  /** A session that was idle for so long is over. */
  sessionTtlMs: number;
  maxSessions: number;
}

/** All sessions, in the order of their last use. They cost no timer: what is over is found when somebody comes. */
export class SessionTable {
  private readonly sessions = new Map<string, Session>();

  constructor(
    private readonly watch: UiWatch,
    private readonly limits: SessionLimits,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get size(): number {
    return this.sessions.size;
  }

  /** Undefined when there are as many as there may be. */
  open(): Session | undefined {
    this.sweep();
    if (this.sessions.size >= this.limits.maxSessions) return undefined;
    const session = new Session(randomUUID(), this.watch, this.now);
    this.sessions.set(session.id, session);
    return session;
  }

  /** The session of that id, which counts as used. */
  find(id: string): Session | undefined {
    const session = this.sessions.get(id);
    if (!session) return undefined;
    if (this.isOver(session)) {
      this.end(id);
      return undefined;
    }
    session.touch();
    this.sessions.delete(id);
    this.sessions.set(id, session);
    return session;
  }

  /** Ids are never used again: what has ended stays so. */
  end(id: string): void {
    this.sessions.get(id)?.close();
    this.sessions.delete(id);
  }

  close(): void {
    for (const id of [...this.sessions.keys()]) this.end(id);
  }

  private sweep(): void {
    for (const [id, session] of this.sessions) if (this.isOver(session)) this.end(id);
  }

  private isOver(session: Session): boolean {
    return session.idleMs() >= this.limits.sessionTtlMs;
  }
}
