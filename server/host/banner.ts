/** What a person, or a script, has to know to reach a server. */
export interface Connection {
  endpoint: string;
  token: string;
}

/** Shown once at the start; the token is not written anywhere a second time. */
export function banner({ endpoint, token }: Connection, contract: string, shows: string): string {
  return `${contract} is served for ${shows}.

  Endpoint: ${endpoint}
  Token:    ${token}

Configuration for an MCP client:

${clientConfiguration({ endpoint, token })}
`;
}

/** Paste-ready, in the form that most MCP hosts read. */
export function clientConfiguration({ endpoint, token }: Connection): string {
  const server = { type: 'http', url: endpoint, headers: { Authorization: `Bearer ${token}` } };
  return JSON.stringify({ mcpServers: { 'javafx-ui': server } }, null, 2);
}
