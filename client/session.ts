import { ClientError } from './client-error.js';
import { contract, type ToolName, type Tools } from './contract.js';
import { withDeadline } from './deadline.js';
import { explainFault } from './explain-fault.js';
import type { Link } from './link.js';
import { Ui } from './locator/ui.js';
import { readResult, rpcError } from './read-reply.js';
import { isToolName, type OfferedTool, ToolNames } from './tool-names.js';
import { type Address, WireFault } from './transport/wire.js';

export interface CallOptions {
  /** How long to wait for the answer. The server has deadlines of its own, which are shorter. */
  readonly timeoutMs?: number;
  /** Ends the call; the server is told. */
  readonly signal?: AbortSignal;
}

/** An input that needs no member may be left out. */
type CallArguments<Input> =
  Partial<Input> extends Input
    ? [input?: Input, options?: CallOptions]
    : [input: Input, options?: CallOptions];

/** One method for each tool, as the contract declares them. */
export type ToolMethods = {
  readonly [Name in ToolName]: (
    ...args: CallArguments<Tools[Name]['input']>
  ) => Promise<Tools[Name]['output']>;
};

export interface SessionParts {
  readonly address: Address;
  readonly link: Link;
  readonly offered: readonly OfferedTool[];
  readonly timeoutMs: number;
  readonly waitMs: number;
}

/** What the server gets beyond the deadline that `ui_perform` carries, to answer that it passed. */
const graceMs = 5000;

/** A connection to a server of the contract. `await using` closes it at the end of its block. */
export class Session implements AsyncDisposable {
  /** `session.tools.ui_query({ selector: { css: '#ok' } })` */
  readonly tools: ToolMethods;
  /** Finds nodes and acts on them, with waiting and healing. */
  readonly ui: Ui;
  private readonly names: ToolNames;

  /** Made by `connect()`. */
  constructor(private readonly parts: SessionParts) {
    this.names = new ToolNames(parts.offered);
    this.tools = Object.fromEntries(
      Object.keys(contract.tools).map((name) => [name, this.call.bind(this, name as ToolName)]),
    ) as unknown as ToolMethods;
    this.ui = new Ui(this, { waitMs: parts.waitMs });
  }

  /** The tools as the server lists them. */
  get offered(): readonly OfferedTool[] {
    return this.parts.offered;
  }

  /**
   * Calls a tool and gives its output, checked against the contract.
   * Fails with a `UiError` that the tool answered, or a `ClientError` when there is no such answer.
   */
  async call<Name extends ToolName>(
    name: Name,
    ...args: CallArguments<Tools[Name]['input']>
  ): Promise<Tools[Name]['output']> {
    if (!isToolName(name))
      throw new TypeError(`Expected one of ${Object.keys(contract.tools).join(', ')}, got "${name}".`);
    const [input = {}, options = {}] = args as [object?, CallOptions?];
    const { link, address } = this.parts;
    const { readOnly } = contract.tools[name];
    const params = { name: this.names.wireName(name), arguments: input };
    const timeoutMs = options.timeoutMs ?? this.patience(input);
    const expired = () =>
      new ClientError('timeout', `The server did not answer ${name} within ${timeoutMs} ms.`);
    try {
      const result = await withDeadline({ ...options, timeoutMs }, expired, (signal) =>
        link.request('tools/call', params, { signal, repeatable: readOnly }),
      );
      return readResult(name, result);
    } catch (error) {
      if (!(error instanceof WireFault)) throw error;
      const { fault } = error;
      if (fault.kind === 'rpc') throw rpcError(name, fault, this.names.offers(name));
      throw explainFault(fault, address, !readOnly);
    }
  }

  /** Ends the connection, and the server with it if this session started it. */
  close(): Promise<void> {
    return this.parts.link.close();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  private patience(input: { timeoutMs?: number | null }): number {
    return Math.max(this.parts.timeoutMs, (input.timeoutMs ?? 0) + graceMs);
  }
}
