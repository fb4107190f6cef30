import { finished, type Readable, Writable } from 'node:stream';
import { setImmediate as turnOver } from 'node:timers/promises';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { McpCore } from './core/core.js';
import { MessageLines } from './message-lines.js';
import { createV1Server } from './v1/v1-server.js';

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
  const lines = new MessageLines(lineLimit, (message) => output.write(`${JSON.stringify(message)}\n`));
  const server = createV1Server(core, { structured, client: 'stdio' });
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
      await server.close();
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
