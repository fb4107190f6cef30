import type { HttpCalls } from './sdk-http-calls.js';
import type { Wire, WireFault } from './wire.js';

/** What the clients of both SDKs have in common. */
export interface SdkClient {
  connect(limits: Limits): Promise<void>;
  request(message: { method: string; params: Record<string, unknown> }, limits: Limits): Promise<object>;
  close(): Promise<void>;
  /** Tells the server that the session ends, where there is one. */
  end(): Promise<void>;
}

export interface Limits {
  readonly signal: AbortSignal;
  readonly timeout: number;
}

/** The signal is the only deadline. */
const timeout = 2 ** 31 - 1;

/** Connects a client of an SDK; the fault that it ends with is told by the SDK's own file. */
export async function converse(
  client: SdkClient,
  calls: HttpCalls,
  signal: AbortSignal,
  asWireFault: (error: unknown) => WireFault,
): Promise<Wire> {
  const close = () => client.close().catch(() => {});
  try {
    await calls.run(signal, (own) => client.connect({ signal: own, timeout }));
  } catch (error) {
    await close();
    throw signal.aborted ? signal.reason : asWireFault(error);
  }
  return {
    async request(method, params, callerSignal) {
      try {
        const result = await calls.run(callerSignal, (own) =>
          client.request({ method, params: { ...params } }, { signal: own, timeout }),
        );
        return result as Record<string, unknown>;
      } catch (error) {
        throw callerSignal.aborted ? callerSignal.reason : asWireFault(error);
      }
    },
    async close() {
      await client.end();
      await close();
    },
  };
}
