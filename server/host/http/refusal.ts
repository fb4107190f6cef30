/** JSON-RPC codes of what is refused before a message reaches MCP. */
export const rpc = { refused: -32000, parseError: -32700, invalidRequest: -32600, internal: -32603 } as const;

/** A request that is turned away: an HTTP status, and the JSON-RPC error that says why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code: number = rpc.refused,
    readonly headers: Readonly<Record<string, string>> = {},
    /** How long the answer waits. */
    readonly afterMs = 0,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

export function errorBody(code: number, message: string): object {
  return { jsonrpc: '2.0', error: { code, message }, id: null };
}
