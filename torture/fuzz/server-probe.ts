import { Served } from '../targets/served.js';
import type { Target } from '../targets/target.js';
import { leakIn } from './leaks.js';
import { uidOf } from './near-schema.js';

export type OpenTarget = () => Promise<Target>;

/** Says what is wrong with a text that came back, whatever was asked. */
export function brokenPromise(status: number, text: string, sent = ''): string | undefined {
  if (status === -1) return 'It hangs: no answer came.';
  if (status >= 500) return `It answers with a server error; the status is ${status}.`;
  if (text.includes('"code":"MCP_UI_INTERNAL"') || text.includes('"code":-32603')) {
    return `It fails inside: ${text.slice(0, 300)}`;
  }
  const leak = leakIn(text, sent);
  return leak && `It leaks ${leak}: ${text.slice(0, 300)}`;
}

/** A server with the fixture application: brought back to its start, and asked whether it has changed. */
export class ServerProbe {
  private target: Target | undefined;
  private uids = new Map<string, string>();
  private before = '';
  /** Something was sent that may change the application. */
  mayHaveChanged = false;

  constructor(private readonly start: OpenTarget = () => Served.start()) {}

  get server(): Target {
    return this.target!;
  }

  async reset(): Promise<void> {
    if (
      this.target?.alive &&
      this.before !== '' &&
      !this.mayHaveChanged &&
      (await this.look()) === this.before
    ) {
      return;
    }
    if (!(this.target?.alive && (await this.pressReset()))) {
      await this.target?.close();
      this.target = await this.start();
    }
    await this.pressReset();
    this.mayHaveChanged = false;
    this.before = await this.look();
  }

  /** Replaces what stands for the uid of a node by its uid of now. */
  resolve(text: string): string {
    return text.replace(/uid of #([\w-]+)/g, (whole, id: string) => this.uids.get(id) ?? whole);
  }

  /** A sentence when the process is gone, or the application is not as it was though nothing valid was sent. */
  async inspect(): Promise<string | undefined> {
    // A process that dies of a message may take a moment.
    if (!this.server.alive) return 'It crashes.';
    let now = await this.look();
    // What was asked for before may take its time, and a look has a deadline.
    for (let i = 0; now === '' && this.server.alive && i < 5; i++) now = await this.look();
    if (now === '') return this.server.alive ? 'It does not answer any more.' : 'It crashes.';
    if (!this.mayHaveChanged && now !== this.before) return 'An invalid message changes the application.';
    return undefined;
  }

  async close(): Promise<void> {
    await this.target?.close();
  }

  private async pressReset(): Promise<boolean> {
    const uids = new Map<string, string>();
    const found = await this.server.connection.call('ui_query', { selector: { css: '*' }, limit: 1000 });
    for (const { ref, id } of (found.output.matches ?? []) as { ref: { uid: string }; id: string | null }[]) {
      if (id !== null) uids.set(id, ref.uid);
    }
    this.uids = uids;
    const uid = uids.get('reset');
    if (uid === undefined) return false;
    const reset = { type: 'click', target: { ref: { uid } } };
    return (await this.server.connection.call('ui_perform', { actions: [reset], timeoutMs: 60_000 })).ok;
  }

  /** Everything that shows, without what changes by itself; empty when it can't be seen. */
  private async look(): Promise<string> {
    const seen = await this.server.connection.call('ui_get_snapshot', {
      stage: 'all',
      mode: 'full',
      depth: 1000,
    });
    return seen.ok
      ? JSON.stringify({ ...seen.output, capturedAt: '' }).replace(/"(?:hover|pressed)",?/g, '')
      : '';
  }
}

/** For messages that are made before the server runs. */
export { uidOf };
