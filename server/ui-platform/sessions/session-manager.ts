import { milliseconds } from '../configuration/platform-options.js';
import { sessionNotFound } from '../errors.js';
import { closing } from './frontend-port.js';
import { Session } from './session.js';
import type { SessionSurroundings } from './surroundings.js';

/** All sessions, by their small ids. What nobody has used for long ends. */
export class SessionManager {
  readonly #sessions = new Map<string, { session: Session; timer: NodeJS.Timeout }>();
  #lastId = 0;

  constructor(private readonly surroundings: SessionSurroundings) {}

  /** Undefined when there are as many as there may be. */
  async create(): Promise<Session | undefined> {
    if (this.#sessions.size >= this.surroundings.config.server.maxSessions) return undefined;
    const session = new Session(String(++this.#lastId), this.surroundings);
    const timeoutMs = milliseconds(this.surroundings.config.session.timeout)!;
    this.#sessions.set(session.id, { session, timer: this.#look(session, timeoutMs, timeoutMs) });
    this.surroundings.log('debug', `Session ${session.id} begins.`);
    try {
      await session.open();
    } catch (cause) {
      this.surroundings.onMainFailed(session.id, (cause as Error).message);
    }
    return session;
  }

  find(id: string): Session | undefined {
    return this.#sessions.get(id)?.session;
  }

  /** @throws CallError where there is none. */
  named(id: string): Session {
    const session = this.find(id);
    if (!session) throw sessionNotFound(id, [...this.#sessions.keys()]);
    return session;
  }

  get all(): Session[] {
    return [...this.#sessions.values()].map(({ session }) => session);
  }

  async close(): Promise<void> {
    await Promise.all(
      this.all.map((session) => this.#end(session, closing.goingAway, 'The platform stops.')),
    );
  }

  /** Looks after so long whether the session has been idle for all of the timeout. */
  #look(session: Session, afterMs: number, timeoutMs: number): NodeJS.Timeout {
    const look = () => {
      const leftMs = timeoutMs - session.idleMs();
      if (leftMs <= 0) {
        this.surroundings.log('info', `Session ${session.id} was idle and has ended.`);
        void this.#end(session, closing.ended, 'The session was idle and has ended.');
        return;
      }
      const known = this.#sessions.get(session.id);
      if (known) known.timer = this.#look(session, leftMs, timeoutMs);
    };
    return setTimeout(look, Math.ceil(afterMs)).unref();
  }

  async #end(session: Session, code: number, reason: string): Promise<void> {
    clearTimeout(this.#sessions.get(session.id)?.timer);
    this.#sessions.delete(session.id);
    await session.end(code, reason);
  }
}
