import type { ServerResponse } from 'node:http';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  type JSONRPCMessage,
  type JSONRPCRequest,
  SUPPORTED_PROTOCOL_VERSIONS,
} from '@modelcontextprotocol/sdk/types.js';

const versions = new Set(SUPPORTED_PROTOCOL_VERSIONS);

/**
 * Whether a message is the plain case: a well-formed call of a tool, in a protocol version that the SDK
 * knows. Everything else, and whatever is wrong, is left to the SDK's transport.
 */
export function isPlainCall(message: object, protocolVersion: unknown): message is JSONRPCRequest {
  const { jsonrpc, method, id, params } = message as Partial<JSONRPCRequest>;
  return (
    method === 'tools/call' &&
    jsonrpc === '2.0' &&
    Object.keys(message).length === 4 &&
    (typeof id === 'string' || Number.isSafeInteger(id)) &&
    typeof params === 'object' &&
    params !== null &&
    !Array.isArray(params) &&
    params._meta === undefined &&
    versions.has(protocolVersion as string)
  );
}

/**
 * One request, answered with one JSON message. The SDK's own transport makes a web request, a web
 * response and their streams of it first, which costs more than everything else that happens to a small call.
 */
export class JsonExchange implements Transport {
  onmessage?: NonNullable<Transport['onmessage']>;
  onclose?: () => void;

  constructor(private readonly response: ServerResponse) {}

  async start(): Promise<void> {}

  receive(request: JSONRPCRequest): void {
    this.onmessage?.(request);
  }

  /** A JSON answer has no room for notifications. */
  async send(message: JSONRPCMessage): Promise<void> {
    if ('method' in message || this.response.destroyed) return;
    const body = JSON.stringify(message);
    this.response.writeHead(200, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    });
    this.response.end(body);
  }

  async close(): Promise<void> {
    this.onclose?.();
  }
}
