import type { Toolkit } from '../../server/javafx-ui/scene/port.js';
import { createServer } from '../../server/javafx-ui/server.js';

/** A server over a toolkit, called as MCP hosts call it. */
export class Served {
  private constructor(
    private readonly endpoint: string,
    private readonly token: string,
    readonly close: () => Promise<void>,
  ) {}

  static async open(toolkit: Toolkit): Promise<Served> {
    const server = createServer({ toolkit, fxTimeoutMs: 60_000, quiet: true, register: false });
    const handle = await server.listen();
    return new Served(handle.endpoint()!, server.token, () => handle.close());
  }

  /** The whole reply to `ui_get_snapshot`; an error ends the bench. */
  async snapshot(input: object): Promise<string> {
    const params = { name: 'ui_get_snapshot', arguments: input };
    const response = await fetch(this.endpoint, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${this.token}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
    });
    const text = await response.text();
    if (text.includes('"isError":true')) throw new Error(text.slice(0, 300));
    return text;
  }
}
