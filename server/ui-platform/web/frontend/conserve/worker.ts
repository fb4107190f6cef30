import { hold, locks, type ToTab, type ToWorker } from './tab-messages.js';
import { TabRegister } from './tab-register.js';

/** The name that the tabs give their worker ends with the session. */
const session = self.name.split(' ').at(-1)!;
const register = new TabRegister(session);
const own = locks.worker(session, crypto.randomUUID());
const ready = hold(own);

const scope = self as unknown as { onconnect: (event: MessageEvent) => void };

scope.onconnect = ({ ports: [port] }) => {
  let further: ((message: ToWorker) => void) | undefined;
  port!.onmessage = ({ data }: MessageEvent<ToWorker>) => {
    if (data.type === 'register') further = register.register(data, port!);
    else further?.(data);
  };
  void ready.then(() => port!.postMessage({ type: 'welcome', lock: own } satisfies ToTab));
};
