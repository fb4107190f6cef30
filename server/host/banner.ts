import type { ServerHandle } from './handle.js';
import type { UiServer } from './ui-server.js';

/** Shown once at the start; the token is not written anywhere a second time. */
export function banner({ contract, config, application, token }: UiServer, handle: ServerHandle): string {
  const endpoint = handle.endpoint() ?? '';
  const mode = config.allowActions ? '' : ', read-only';
  return `${contract.schema} is served for ${application}${mode}.

  Endpoint  ${endpoint}
  Token     ${token}

Configuration for an MCP client:

${clientConfiguration(endpoint, token)}
`;
}

/** Paste-ready, in the form that most MCP hosts read. */
export function clientConfiguration(endpoint: string, token: string): string {
  const server = { type: 'http', url: endpoint, headers: { Authorization: `Bearer ${token}` } };
  return JSON.stringify({ mcpServers: { 'javafx-ui': server } }, null, 2);
}
