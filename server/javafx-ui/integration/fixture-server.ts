import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { onTestFinished } from 'vitest';
import type { ServerHandle } from '../../host/handle.js';
import type { PartialConfig } from '../options.js';
import { createServer, type ServerOptions } from '../server.js';
import { createHeadlessToolkit } from '../toolkits/headless/index.js';
import { fixtureView, type View } from '../view.js';

export interface Serving {
  handle: ServerHandle;
  endpoint: string;
  token: string;
}

/** A server over the headless toolkit, in this process, until the test ends. */
export async function serve(
  options: PartialConfig & Pick<ServerOptions, 'contract' | 'log'> & { view?: View } = {},
): Promise<Serving> {
  const { view = fixtureView(), ...config } = options;
  const server = createServer({
    toolkit: await createHeadlessToolkit(view),
    register: false,
    quiet: true,
    // No deadline that a busy machine could miss.
    fxTimeoutMs: 600_000,
    ...config,
  });
  const handle = await server.listen();
  onTestFinished(() => handle.close());
  return { handle, endpoint: handle.endpoint()!, token: server.token };
}

/** The official client of the SDK. */
export async function connectClient({
  endpoint,
  token,
}: Pick<Serving, 'endpoint' | 'token'>): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(endpoint), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  });
  await client.connect(transport as Parameters<Client['connect']>[0]);
  onTestFinished(() => client.close());
  return client;
}

export async function call(client: Client, name: string, input: object = {}): Promise<CallToolResult> {
  return (await client.callTool({ name, arguments: { ...input } })) as CallToolResult;
}

export function textOf({ content }: CallToolResult): string {
  return content.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('\n');
}
