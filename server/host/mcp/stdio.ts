import { finished, type Readable, Writable } from 'node:stream';
import { setImmediate as turnOver } from 'node:timers/promises';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { ServerNotification } from '@modelcontextprotocol/sdk/types.js';
import type { McpNotification } from './core/exchange.js';
import type { McpCore } from './core/mcp-core.js';
import { MessageLines } from './message-lines.js';
import { createV1Server } from './v1/v1-server.js';
import { claimsRevision } from './v2/era.js';
import type { V2Stdio } from './v2/stdio.js';
import { Subscriptions } from './watch/subscriptions.js';

export interface StdioOptions {
  structured: boolean;
  lineLimit: number;
  input: Readable;
  output: Writable;
}

export interface StdioConnection {
  /** The other side has closed its end. */
  readonly ended: Promise<void>;
  stopAccepting(): void;
  close(): Promise<void>;
}

/** Speaks MCP over a pair of streams, one message a line. */
export async function speakStdio(core: McpCore, options: StdioOptions): Promise<StdioConnection> {
  const { input, output, structured, lineLimit } = options;
  const answer = (message: object) => void output.write(`${JSON.stringify(message)}\n`);
  let v2: Promise<V2Stdio> | undefined;
  const lines = new MessageLines(lineLimit, answer, (message) => {
    // The handshake of old is none of that revision, whatever it carries.
    if (!claimsRevision(message) || (message as { method?: unknown }).method === 'initialize') return false;
    v2 ??= import('./v2/stdio.js').then((loaded) => new loaded.V2Stdio(core, options));
    void v2.then((modern) => modern.receive(message));
    return true;
  });
  const interests = new Subscriptions(core.watch);
  const server = createV1Server(core, { structured, client: 'stdio', state: { interests } });
  const tell = (told: McpNotification) =>
    void server.notification(told as ServerNotification).catch(() => {});
  interests.listen(tell);
  const silence = core.announcements.listen((told) => {
    // Whoever speaks the later revision has a server of its own.
    if (v2) void v2.then((modern) => modern.announce(told));
    else tell(told);
  });
  const ended = new Promise<void>((resolve) => {
    finished(lines, { writable: false }, () => resolve());
    // Nobody reads any more.
    output.once('error', () => resolve());
  });
  // Room for a line of the full size, and for what has been read of the next one.
  const transport = new StdioServerTransport(lines, output, { maxBufferSize: 2 * lineLimit + (1 << 20) });
  await server.connect(transport);
  input.pipe(lines);
  return {
    ended,
    stopAccepting() {
      input.unpipe(lines);
      lines.end();
    },
    async close() {
      // The SDK drops an answer whose connection is closed; this turn still belongs to the last one.
      await turnOver();
      core.watch.close();
      silence();
      interests.close();
      await server.close();
      await (await v2)?.close();
    },
  };
}

/**
 * From here on standard output carries MCP only: what anything else in this process writes to it, a
 * stray `console.log` too, goes to standard error.
 */
export function claimStandardOutput(): Writable {
  const write = process.stdout.write.bind(process.stdout) as (...args: unknown[]) => boolean;
  process.stdout.write = process.stderr.write.bind(process.stderr);
  const output = new Writable({
    decodeStrings: false,
    write: (chunk, encoding, done) => void write(chunk, encoding, done),
  });
  process.stdout.on('error', (cause) => output.destroy(cause));
  return output;
}
