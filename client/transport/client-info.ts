/** How a client introduces itself. */
export interface ClientInfo {
  readonly name: string;
  readonly version: string;
}

/** By the contract that it speaks, such as `mcp-lights/0.3`. */
export function clientInfo(schema: string): ClientInfo {
  const [name = '', version = ''] = schema.split('/');
  return { name: `${name}-client`, version };
}
