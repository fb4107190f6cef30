import type { Engine } from '../calls/engine.js';
import type { Calls } from '../calls/running-calls.js';
import type { ServerHandle } from './handle.js';

/** What has to be brought to an end behind every transport. */
export interface Ending {
  calls: Calls;
  engine: Pick<Engine, 'close'>;
  graceMs: number;
  /** Told of what goes wrong at the very end, when no caller is left. */
  report: (cause: unknown) => void;
}

/** The end of one transport: first it takes nothing new, and when all is answered it is gone. */
export interface TransportEnd {
  stopAccepting(): void;
  close(): Promise<void>;
}

export interface HandleFacts<Config> {
  config: Config;
  endpoint: string | null;
  token: string | null;
}

/** A handle whose `close` ends a server in order: nothing new, running calls answered, what is served closed. */
export function startHandle<Config>(
  { config, endpoint, token }: HandleFacts<Config>,
  ending: Ending,
  transport: TransportEnd,
): ServerHandle<Config> {
  let running = true;
  let settle = () => {};
  const closed = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const end = async () => {
    transport.stopAccepting();
    await ending.calls.drain(ending.graceMs);
    await transport.close();
    await ending.engine.close();
  };
  const close = () => {
    if (running) {
      running = false;
      void end().catch(ending.report).then(settle);
    }
    return closed;
  };
  return {
    config,
    isRunning: () => running,
    endpoint: () => (running ? endpoint : null),
    token,
    closed,
    close,
    [Symbol.asyncDispose]: close,
  };
}
