/** Why there is no answer of the contract. */
export type ClientErrorReason =
  /** Nobody answers at the address, or the command can't be started. */
  | 'unreachable'
  /** The token is missing or wrong. */
  | 'unauthorized'
  /** The server answered, but outside of the contract: an HTTP status, a JSON-RPC error. */
  | 'refused'
  /** The server does not offer the tool. */
  | 'not-offered'
  /** The server speaks another contract, or a version that is too old or too new. */
  | 'version'
  /** The reply is not what the contract says, so that its type would be a lie. */
  | 'bad-reply'
  /** A later version's error code, which this client does not know. */
  | 'unknown-code'
  /** The client's own deadline passed. */
  | 'timeout'
  /** The connection ended before the answer came. */
  | 'dropped'
  /** The session was closed. */
  | 'closed';

/** There is no answer of the contract; a `ToolError` is one that a tool answers with. */
export class ClientError extends Error {
  override readonly name = 'ClientError';
  constructor(
    readonly reason: ClientErrorReason,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}
