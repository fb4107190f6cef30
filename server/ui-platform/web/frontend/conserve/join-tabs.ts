import type { Address } from '../page/address.js';
import { notifyOfDuplicate } from '../page/notification.js';
import { scriptAddress } from '../viewdefs/trusted-html.js';
import { hold, locks, type Role, type ToTab, type ToWorker, untilGone } from './tab-messages.js';

/** This tab among those of its session. */
export interface Tabs {
  readonly role: Promise<Role>;
  /** Settles when a duplicate is the only one left. */
  readonly alone: Promise<void>;
  /** Has the active tab tell the person that the session is open. */
  notify(): void;
}

/** Registers this tab with the worker of its session, which says what it is. Without conserve it is always active. */
export function joinTabs({ session, conserve }: Pick<Address, 'session' | 'conserve'>): Tabs {
  // Where the browser has no means to tell, showing the application is better than hiding it.
  if (!('SharedWorker' in window) || !('locks' in navigator)) {
    return { role: Promise.resolve('active'), alone: new Promise(() => {}), notify: () => {} };
  }
  const tab = crypto.randomUUID();
  let decided: Role | undefined = conserve ? undefined : 'active';
  let port: MessagePort | undefined;
  const send = (message: ToWorker): void => port?.postMessage(message);
  let settleRole: (role: Role) => void;
  let settleAlone: () => void;
  const tabs: Tabs = {
    role: new Promise((resolve) => (settleRole = resolve)),
    alone: new Promise((resolve) => (settleAlone = resolve)),
    notify: () => send({ type: 'notify' }),
  };

  const take = (role: Role): void => {
    decided = role;
    if (role === 'active') void hold(locks.active(session, tab));
    settleRole(role);
  };
  const connect = (): void => {
    const worker = new SharedWorker(scriptAddress('/frontend/conserve-worker.js'), {
      name: `ui-platform session ${session}`,
    });
    worker.onerror = () => decided ?? take('active');
    port = worker.port;
    port.onmessage = ({ data }: MessageEvent<ToTab>) => {
      if (data.type === 'welcome') void untilGone(data.lock).then(connect);
      else if (data.type === 'are-you-there') send({ type: 'here' });
      else if (data.type === 'notify') notifyOfDuplicate(session);
      else if (data.type === 'alone') settleAlone();
      else if (decided === undefined) take(data.role);
    };
    send({ type: 'register', tab, conserve, role: decided });
  };
  if (decided) take(decided);
  void hold(locks.tab(session, tab)).then(connect);
  return tabs;
}
