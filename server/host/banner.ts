import type { ServerHandle } from './handle.js';
import type { Host } from './host.js';

/** What a person is told of a server. */
type Announced = Pick<Host, 'contract' | 'application' | 'restriction' | 'token'>;

/** Shown once at the start; the token is not written anywhere a second time. */
export function banner(
  { contract, application, restriction, token }: Announced,
  handle: Pick<ServerHandle, 'endpoint'>,
): string {
  const endpoint = handle.endpoint() ?? '';
  return `${contract.schema} is served for ${application}${restriction === null ? '' : `, ${restriction}`}.

  Endpoint  ${endpoint}
  Token     ${token || 'none: every program of this machine can call it'}

Configuration for an MCP client:

${clientConfiguration(contract.id.replace(/^mcp-/, ''), endpoint, token)}
`;
}

/** Paste-ready, in the form that most MCP hosts read. */
function clientConfiguration(name: string, endpoint: string, token: string): string {
  const headers = token === '' ? {} : { headers: { Authorization: `Bearer ${token}` } };
  const server = { type: 'http', url: endpoint, ...headers };
  return JSON.stringify({ mcpServers: { [name]: server } }, null, 2);
}
