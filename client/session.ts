import type { ClientContract } from '../generated/runtime/client-contract.js';
import type { ToolsOf } from './any-contract.js';
import { ClientError } from './client-error.js';
import { withDeadline } from './deadline.js';
import { explainFault } from './explain-fault.js';
import type { Link } from './link.js';
import type { Particulars } from './particulars.js';
import { ReplyReader } from './reply-reader.js';
import type { CallArguments, CallOptions, ToolMethods } from './tool-methods.js';
import { type OfferedTool, ToolNames } from './tool-names.js';
import { type Address, WireFault } from './transport/wire.js';

export interface SessionParts<Contract extends ClientContract> {
  readonly contract: Contract;
  readonly particulars: Particulars;
  readonly address: Address;
  readonly link: Link;
  readonly offered: readonly OfferedTool[];
  readonly timeoutMs: number;
}

/** What the server gets beyond the deadline that an input carries as `timeoutMs`, to answer that it passed. */
const graceMs = 5000;

/** A connection to a server of the contract. `await using` closes it at the end of its block. */
export class Session<Contract extends ClientContract> implements AsyncDisposable {
  /** `session.tools.get_house({ room: 'hall' })` */
  readonly tools: ToolMethods<Contract>;
  private readonly names: ToolNames;
  private readonly replies: ReplyReader;

  /** Made by `connect()`. */
  constructor(private readonly parts: SessionParts<Contract>) {
    const { contract, particulars, offered } = parts;
    this.names = new ToolNames(contract.tools, offered);
    this.replies = new ReplyReader(contract, particulars);
    this.tools = Object.fromEntries(
      Object.keys(contract.tools).map((name) => [name, (...args: [object?]) => this.request(name, ...args)]),
    ) as unknown as ToolMethods<Contract>;
  }

  /** The contract and version that is spoken with this server, such as `mcp-lights/0.3`. */
  get schema(): string {
    return this.parts.contract.schema;
  }

  /** The tools as the server lists them. */
  get offered(): readonly OfferedTool[] {
    return this.parts.offered;
  }

  /**
   * Calls a tool and gives its output, checked against the contract.
   * Fails with a `ToolError` that the tool answered, or a `ClientError` when there is no such answer.
   */
  call<Name extends keyof ToolsOf<Contract>>(
    name: Name,
    ...args: CallArguments<ToolsOf<Contract>[Name]['input']>
  ): Promise<ToolsOf<Contract>[Name]['output']> {
    return this.request(String(name), ...(args as [object?, CallOptions?]));
  }

  /** Ends the connection, and the server with it if this session started it. */
  close(): Promise<void> {
    return this.parts.link.close();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  private async request(name: string, input: object = {}, options: CallOptions = {}): Promise<unknown> {
    const { contract, particulars, link, address } = this.parts;
    if (!Object.hasOwn(contract.tools, name))
      throw new TypeError(`Expected one of ${Object.keys(contract.tools).join(', ')}, got "${name}".`);
    const { readOnly } = contract.tools[name]!;
    const params = { name: this.names.wireName(name), arguments: input };
    const timeoutMs = options.timeoutMs ?? this.patience(input);
    const expired = () =>
      new ClientError('timeout', `The server did not answer ${name} within ${timeoutMs} ms.`);
    try {
      const result = await withDeadline({ ...options, timeoutMs }, expired, (signal) =>
        link.request('tools/call', params, { signal, repeatable: readOnly }),
      );
      return this.replies.output(name, result);
    } catch (error) {
      if (!(error instanceof WireFault)) throw error;
      const { fault } = error;
      if (fault.kind === 'rpc') throw this.replies.rpcError(name, fault, this.names.offers(name));
      throw explainFault(fault, address, readOnly ? undefined : (particulars.affected ?? 'its state'));
    }
  }

  private patience({ timeoutMs }: { timeoutMs?: unknown }): number {
    return Math.max(this.parts.timeoutMs, typeof timeoutMs === 'number' ? timeoutMs + graceMs : 0);
  }
}
