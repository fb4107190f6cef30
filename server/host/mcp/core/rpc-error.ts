/** Leaves a request handler as the JSON-RPC error with exactly this code, message and data. */
export class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message);
    this.name = 'RpcError';
  }
}

export const methodNotFound = -32601;
export const invalidParams = -32602;
export const internalError = -32603;
/** A resource that is not there; the 2026-07-28 revision says `invalidParams`, which its SDK makes of this. */
export const resourceNotFound = -32002;
