import { UnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { ConfigError } from '../../server/host/options/config-error.js';
import { listRunning } from '../../server/host/run-folder.js';
import { Failure, UsageError } from '../failure.js';
import type { HomeCalls, HomeChoice } from './home-calls.js';

/** A picture of a large home takes its time. */
const patienceMs = 600_000;

/** The home of a running server. */
export async function serverHome(choice: HomeChoice): Promise<HomeCalls> {
  const { url, token } = findServer(choice);
  const headers = token ? { Authorization: `Bearer ${token}` } : {};
  const transport = new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } });
  const client = new Client({ name: 'mcp-sweethome3d', version: '1.0' });
  // The SDK's own type leaves out what the option `exactOptionalPropertyTypes` asks for.
  await client.connect(transport as Parameters<Client['connect']>[0]).catch((error: unknown) => {
    const refused = error instanceof UnauthorizedError || (error as { code?: unknown }).code === 401;
    throw new Failure(
      refused
        ? `The server at ${url} wants another token; pass the one that it showed at its start with --token.`
        : `There is no MCP server at ${url}; "mcp-sweethome3d serve" starts one.`,
    );
  });
  return {
    async call(name, input) {
      const params = { name, arguments: { ...input } };
      const options = { timeout: patienceMs };
      const result = (await client.callTool(params, undefined, options)) as CallToolResult;
      const texts = result.content.flatMap((block) => (block.type === 'text' ? [block.text] : []));
      const text = texts.join('\n');
      if (result.isError) throw new Failure(text);
      const pictures = result.content.flatMap((block) =>
        block.type === 'image' ? [{ data: Buffer.from(block.data, 'base64'), mimeType: block.mimeType }] : [],
      );
      return { output: result.structuredContent, text, pictures };
    },
    close: () => client.close(),
  };
}

/** The server that is named, or the only one that runs here. */
function findServer({ url, token }: HomeChoice): { url: string; token: string | undefined } {
  const running = runningOrNone();
  if (url !== undefined) {
    if (!URL.canParse(url)) {
      throw new UsageError(`Expected --url to be such as http://127.0.0.1:9877/mcp, got "${url}".`);
    }
    return { url, token: token ?? running.find(({ endpoint }) => endpoint === url)?.token };
  }
  const [only, ...others] = running;
  if (!only) {
    throw new Failure(
      'No server of a home runs here. Name a file with --home, or start one with "mcp-sweethome3d serve".',
    );
  }
  if (others.length > 0) {
    const list = running.map(({ endpoint, pid }) => `  --url ${endpoint}  (process ${pid})`);
    throw new Failure(`Several servers run here; choose one:\n${list.join('\n')}`, 2);
  }
  return { url: only.endpoint, token: token ?? only.token };
}

/** Where there is no run folder that can be trusted, no server has left anything in it. */
function runningOrNone() {
  try {
    return listRunning(process.env).filter(({ contract }) => contract.startsWith('mcp-sweethome3d/'));
  } catch (error) {
    if (error instanceof ConfigError) return [];
    throw error;
  }
}
