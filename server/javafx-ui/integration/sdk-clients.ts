import { StreamableHTTPClientTransport, Client as V2Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { onTestFinished } from 'vitest';
import { cli } from '../../../testing/paths.js';
import type { Serving } from './fixture-server.js';

export type Era = '2025' | '2026';

/** The official client of the later SDK, which speaks the revisions of both eras; `more` options over stdio. */
export async function connectV2(
  serving: Pick<Serving, 'endpoint' | 'token'> | 'stdio',
  era: Era,
  more: readonly string[] = [],
): Promise<V2Client> {
  const mode = era === '2026' ? { pin: '2026-07-28' } : 'legacy';
  const client = new V2Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  const transport =
    serving === 'stdio'
      ? new StdioClientTransport({
          command: process.execPath,
          args: [cli, 'serve', '--stdio', '--watch-interval', '50', ...more],
          stderr: 'ignore',
        })
      : new StreamableHTTPClientTransport(new URL(serving.endpoint), {
          requestInit: { headers: { authorization: `Bearer ${serving.token}` } },
        });
  await client.connect(transport);
  onTestFinished(() => client.close());
  return client;
}
