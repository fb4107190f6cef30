import { locks, type Role, type ToTab, type ToWorker, untilGone } from './tab-messages.js';

interface Tab {
  readonly id: string;
  readonly port: Pick<MessagePort, 'postMessage'>;
  role: Role | undefined;
  /** Settles when it has closed or crashed. */
  readonly gone: Promise<void>;
  /** Called when the tab answers. */
  answered: () => void;
}

/** A tab that is busy for longer lives all the same: its lock is held. */
const patience = 1000;

/** The tabs of a session, and which of them is active. */
export class TabRegister {
  readonly #tabs = new Map<string, Tab>();
  /** One decision at a time: of tabs that open together, one is the first. */
  #decisions: Promise<void> = Promise.resolve();

  constructor(private readonly session: string) {}

  /** Returns what takes the further messages of the tab. */
  register(message: ToWorker & { type: 'register' }, port: Tab['port']): (message: ToWorker) => void {
    const { tab: id, role } = message;
    const gone = untilGone(locks.tab(this.session, id));
    const tab: Tab = { id, port, role, gone, answered: () => {} };
    this.#tabs.set(id, tab);
    void gone.then(() => this.#forget(tab));
    this.#decisions = this.#decisions.then(() => this.#decide(tab, message.conserve));
    return ({ type }) => {
      if (type === 'here') tab.answered();
      if (type === 'notify') this.#notify(tab);
    };
  }

  async #decide(tab: Tab, conserve: boolean): Promise<void> {
    if (tab.role === undefined) {
      const yields = conserve && (await this.#isOpenElsewhere(tab));
      tab.role = yields ? 'duplicate' : 'active';
    }
    send(tab, { type: 'role', role: tab.role });
    // One that comes from a worker that is gone may have been left alone together with it.
    if (tab.role === 'duplicate') await this.#freeDuplicates();
  }

  async #isOpenElsewhere(tab: Tab): Promise<boolean> {
    const held = await this.#heldLocks();
    const known = [...this.#tabs.values()].filter(({ id, role }) => id !== tab.id && role === 'active');
    const alive = await Promise.all(
      known.map((one) => held.has(locks.tab(this.session, one.id)) && this.#isThere(one)),
    );
    if (alive.includes(true)) return true;
    // A worker that has just begun knows nobody yet; who is active holds a lock that says so.
    const prefix = locks.active(this.session, '');
    return [...held].some((name) => name.startsWith(prefix) && !this.#tabs.has(name.slice(prefix.length)));
  }

  /** A tab that is being reloaded or closed may still hold its lock for a moment, but it answers no more. */
  #isThere(tab: Tab): Promise<boolean> {
    return new Promise((resolve) => {
      tab.answered = () => resolve(true);
      void tab.gone.then(() => resolve(false));
      setTimeout(() => resolve(true), patience);
      send(tab, { type: 'are-you-there' });
    });
  }

  async #heldLocks(): Promise<Set<string>> {
    const { held = [] } = await navigator.locks.query();
    return new Set(held.map(({ name }) => name ?? ''));
  }

  #forget(tab: Tab): void {
    if (this.#tabs.get(tab.id) === tab) this.#tabs.delete(tab.id);
    this.#decisions = this.#decisions.then(() => this.#freeDuplicates());
  }

  /** Tells those that yielded when there is nobody left to yield to. */
  async #freeDuplicates(): Promise<void> {
    for (const tab of [...this.#tabs.values()].filter(({ role }) => role === 'duplicate')) {
      if (!(await this.#isOpenElsewhere(tab))) send(tab, { type: 'alone' });
    }
  }

  #notify(asking: Tab): void {
    const active = [...this.#tabs.values()].find(({ id, role }) => id !== asking.id && role === 'active');
    if (active) send(active, { type: 'notify' });
  }
}

function send(tab: Tab, message: ToTab): void {
  tab.port.postMessage(message);
}
