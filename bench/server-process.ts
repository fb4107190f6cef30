import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { type ForkedServer, forkServer } from '../testing/forked-server.js';

/** A server in a process of its own, so that what it costs is told apart from what its caller costs. */
export class ServerProcess {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });

  private constructor(private readonly server: ForkedServer) {}

  /** Starts `bench/servers/<name>.mjs`. */
  static async start(name: string, ...args: string[]): Promise<ServerProcess> {
    return new ServerProcess(await forkServer(join(process.cwd(), 'bench', 'servers', `${name}.mjs`), args));
  }

  get endpoint(): string {
    return this.server.endpoint;
  }

  get token(): string {
    return this.server.token;
  }

  /** CPU time that the process has used so far, all its threads included, in milliseconds. */
  async cpuMs(): Promise<number> {
    const reply = once(this.server.child, 'message');
    this.server.child.send('cpu');
    const [{ cpuMs }] = (await reply) as [{ cpuMs: number }];
    return cpuMs;
  }

  /** Sends a body over the one connection and waits for the answer. */
  post(body: string): Promise<string> {
    const { endpoint, token } = this.server;
    const headers = {
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'mcp-protocol-version': '2025-11-25',
    };
    return new Promise((resolve, reject) => {
      const outgoing = request(endpoint, { method: 'POST', agent: this.agent, headers }, (incoming) => {
        let text = '';
        incoming.setEncoding('utf8');
        incoming.on('data', (part: string) => {
          text += part;
        });
        incoming.on('end', () => resolve(text));
      });
      // A connection that was kept too long may be closed by the server just when it is used again.
      outgoing.on('error', (error) => (outgoing.reusedSocket ? resolve(this.post(body)) : reject(error)));
      outgoing.end(body);
    });
  }

  /** CPU milliseconds of the server for one such call, over so many. */
  async costOf(body: string, calls: number): Promise<number> {
    const before = await this.cpuMs();
    for (let i = 0; i < calls; i++) await this.post(body);
    return ((await this.cpuMs()) - before) / calls;
  }

  close(): void {
    this.agent.destroy();
    this.server.child.disconnect();
  }
}
