/** One connection to an MCP server, as far as this client needs it. Only the files that make it know an SDK. */
export interface Wire {
  /** Sends a request and gives its result as it came. Fails with a `WireFault`. */
  request(method: string, params: object, signal: AbortSignal): Promise<Record<string, unknown>>;
  close(): Promise<void>;
}

/** A server that is started as a child process and spoken to over its standard input and output. */
export interface Command {
  readonly command: string;
  readonly args?: readonly string[];
  /** Added to a small safe part of this process's environment. */
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Where its standard error goes; by default to that of this process. */
  readonly stderr?: 'inherit' | 'ignore';
}

export type Address =
  | { readonly url: URL; readonly headers: Readonly<Record<string, string>> }
  | { readonly command: Command };

export type Fault =
  /** The request never left. */
  | { readonly kind: 'unreachable' }
  /** It left, and then the connection ended: nobody knows what became of it. */
  | { readonly kind: 'dropped' }
  /** HTTP refused it. */
  | { readonly kind: 'status'; readonly status: number; readonly text: string }
  /** The answer is a JSON-RPC error. */
  | { readonly kind: 'rpc'; readonly code: number; readonly text: string; readonly data: unknown }
  /** It speaks MCP, or HTTP at least, but not in the era that was asked for. */
  | { readonly kind: 'era' }
  /** What came is not MCP. */
  | { readonly kind: 'nonsense'; readonly text: string };

export class WireFault extends Error {
  override readonly name = 'WireFault';
  constructor(
    readonly fault: Fault,
    cause?: unknown,
  ) {
    super(fault.kind, { cause });
  }
}
