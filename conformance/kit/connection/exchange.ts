import type { Era } from '../protocol/era.js';

/** One request and what came back, as it went over the wire. */
export interface Exchange {
  /** Milliseconds since the run began. */
  at: number;
  elapsedMs: number;
  request: WireRequest;
  response: WireResponse | null;
  /** Why there is no usable response: a sentence about the target. */
  failure: string | null;
}

export interface WireRequest {
  /** `POST http://127.0.0.1:7777/mcp`, or `stdin`. */
  line: string;
  headers: Record<string, string>;
  body: string;
}

export interface WireResponse {
  /** 0 over stdio. */
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Whether a reply was waited for in vain, or until its end. */
export const wasSilent = ({ failure }: Exchange): boolean =>
  failure !== null && /^no (complete )?reply within /.test(failure);

/** A JSON-RPC reply; exactly one of `result` and `error` in a healthy one. */
export interface RpcReply {
  exchange: Exchange;
  /** The reply message as parsed; null when none came. */
  message: Record<string, unknown> | null;
  result: Record<string, unknown> | null;
  error: { code: number | null; message: string; data: unknown } | null;
  /** Why there is neither: hang, reset, HTML, not JSON … */
  failure: string | null;
  elapsedMs: number;
}

export interface RpcOptions {
  /** How long to wait for the reply. */
  timeoutMs?: number;
  /** HTTP only: added to the request, `null` takes a header away. */
  headers?: Record<string, string | null>;
}

/** A conversation with the target, whatever the transport. */
export interface Connection {
  readonly kind: 'http' | 'stdio';
  /** How MCP is spoken with the target. */
  readonly era: Era;
  /** How a person would name the target. */
  readonly address: string;
  rpc(method: string, params: Record<string, unknown> | undefined, options?: RpcOptions): Promise<RpcReply>;
  notify(method: string, params?: Record<string, unknown>): Promise<Exchange>;
  /** Sends this text in the place of a message; over stdio it waits for any reply that nobody else awaits. */
  send(body: string, options?: RpcOptions): Promise<Exchange>;
  close(): Promise<void>;
}

/** A request of any shape to the target's HTTP side. */
export interface HttpProbe {
  method?: string;
  /** Default: the endpoint's own path. It is sent as it is, dots and escapes included. */
  path?: string;
  /** Laid over the usual headers; `null` takes one away. */
  headers?: Record<string, string | null>;
  body?: string | Uint8Array;
  timeoutMs?: number;
}

export interface HttpConnection extends Connection {
  readonly kind: 'http';
  readonly url: URL;
  readonly token: string | null;
  /** The session that the target gave, if it gave one. */
  readonly session: string | null;
  http(probe: HttpProbe): Promise<Exchange>;
}

export interface StdioConnection extends Connection {
  readonly kind: 'stdio';
  /** Everything that the target wrote to its standard output, line by line. */
  readonly lines: readonly string[];
  readonly stderr: string;
  readonly exited: boolean;
  /** Null when it could not be started. */
  readonly pid: number | null;
  /** Ends the standard input and waits for the process to end by itself: its exit code, null if it did not. */
  endInput(waitMs: number): Promise<number | null>;
}
