import { setTimeout as sleep } from 'node:timers/promises';
import { ClientError } from './client-error.js';
import { type Fault, type Wire, WireFault } from './transport/wire.js';

export type Open = (signal: AbortSignal) => Promise<Wire>;

export interface LinkOptions {
  /** A server that outlives the connection can be asked again; a child process is gone with it. */
  readonly canReopen: boolean;
}

export interface RequestOptions {
  readonly signal: AbortSignal;
  /** Asking twice does no harm. */
  readonly repeatable: boolean;
}

/** How long a server that is being restarted is given before the second try. */
const restartMs = 250;

/**
 * A wire that is opened again, once for each request, when the server was restarted or dropped it. What
 * may already have been done is never sent again.
 */
export class Link {
  private wire: Promise<Wire> | undefined;
  private readonly life = new AbortController();

  constructor(
    private readonly open: Open,
    private readonly options: LinkOptions,
  ) {}

  async request(method: string, params: object, { signal, repeatable }: RequestOptions) {
    const first = this.current();
    try {
      return await (await first).request(method, params, signal);
    } catch (error) {
      if (this.life.signal.aborted) throw closedError();
      if (!(error instanceof WireFault) || !this.deservesSecondTry(error.fault, repeatable)) throw error;
      if (error.fault.kind !== 'status') await sleep(restartMs, undefined, { signal });
    }
    await this.forget(first);
    return (await this.current()).request(method, params, signal);
  }

  async close(): Promise<void> {
    this.life.abort(closedError());
    await this.forget(this.wire);
  }

  /** Opened for all who wait for it; one that gives up must not take it from the others. */
  private current(): Promise<Wire> {
    if (this.life.signal.aborted) return Promise.reject(closedError());
    if (!this.wire) {
      const opening = this.open(this.life.signal);
      this.wire = opening;
      opening.catch(() => void this.forget(opening));
    }
    return this.wire;
  }

  /** Several calls may find the same wire broken; only the first one's replacement counts. */
  private async forget(wire: Promise<Wire> | undefined): Promise<void> {
    if (wire === undefined || wire !== this.wire) return;
    this.wire = undefined;
    await wire.then((opened) => opened.close()).catch(() => {});
  }

  private deservesSecondTry(fault: Fault, repeatable: boolean): boolean {
    if (!this.options.canReopen) return false;
    if (fault.kind === 'dropped') return repeatable;
    // 404 is how a server with sessions says that it knows this one no more; nothing was done.
    return fault.kind === 'unreachable' || (fault.kind === 'status' && fault.status === 404);
  }
}

function closedError(): ClientError {
  return new ClientError('closed', 'The session is closed; open another one with connect().');
}
