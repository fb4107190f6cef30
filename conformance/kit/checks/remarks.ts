import type { Check, CheckContext } from '../check.js';

/** Something that every MCP server keeps, and that a contract may not say itself. */
export interface Remark<Context = CheckContext> {
  /** What is expected, as a sentence that can be read alone. */
  readonly sentence: string;
  readonly check: Check<Context>;
}

const sentences = {
  'jsonrpc-version': 'A request whose `jsonrpc` is not `2.0` is no request of JSON-RPC, and is not executed.',
  'unknown-method':
    'A method that a server does not know is answered with the JSON-RPC error -32601, so that a client knows it.',
  'protocol-negotiated':
    'A client that asks for a revision of MCP which the server does not speak is told one that it speaks.',
  'http-endpoint-only': 'MCP is spoken at the path of the endpoint, and at no other one.',
  'http-protocol-version':
    'A request in a revision of MCP which the server does not speak is refused, and is not executed.',
} as const;

/**
 * The basics of JSON-RPC and MCP that contracts to come ask for. Where a contract does not, what is found is told
 * beside the verdict and never changes it.
 */
export const commonRemarks = <Context>(
  checks: Readonly<Record<keyof typeof sentences, Check<Context>>>,
): Readonly<Record<string, Remark<Context>>> =>
  Object.fromEntries(
    Object.entries(sentences).map(([id, sentence]) => [
      id,
      { sentence, check: checks[id as keyof typeof sentences] },
    ]),
  );
