import type { ClientContract } from '../generated/runtime/client-contract.js';
import { explain } from '../generated/runtime/explain.js';
import { ClientError } from './client-error.js';
import type { Particulars } from './particulars.js';
import { ToolError } from './tool-error.js';
import type { Fault } from './transport/wire.js';
import { checkVersion } from './version.js';

const invalidParams = -32602;

type RpcFault = Extract<Fault, { kind: 'rpc' }>;

/** Reads what a server answers in the terms of a contract. */
export class ReplyReader {
  constructor(
    private readonly contract: ClientContract,
    private readonly particulars: Particulars,
  ) {}

  /** The output of a tool out of its result, checked; throws what the tool answered instead. */
  output(tool: string, result: Record<string, unknown>): unknown {
    const { isError, structuredContent } = result;
    if (isError) throw this.errorIn(structuredContent) ?? badReply(tool, 'an error without its code');
    if (structuredContent === undefined) throw badReply(tool, 'text only; switch its structured content on');
    const { versionMember, tools, schema } = this.contract;
    const version = versionMember && (structuredContent as Record<string, unknown> | null)?.[versionMember];
    // Before the rest, which only fits the right version.
    if (typeof version === 'string') checkVersion(version, schema);
    const { validateOutput } = tools[tool]!;
    if (validateOutput(structuredContent)) return structuredContent;
    throw badReply(
      tool,
      `something else than the contract says: ${explain(validateOutput.errors, structuredContent).text}`,
    );
  }

  /** What a JSON-RPC error means that came instead of a result. */
  rpcError(tool: string, { code, text, data }: RpcFault, offered: boolean): Error {
    const told = this.errorIn(data) ?? this.errorIn({ error: data });
    if (told) return told;
    const known = Object.values(this.contract.errors).find(({ integer }) => integer === code);
    if (known) return this.toolError(known.code, text, {});
    if (code === invalidParams) {
      if (!offered) return new ClientError('not-offered', `The server does not offer ${tool}: ${text}`);
      const { invalidInput } = this.particulars;
      if (invalidInput) return invalidInput(tool, text);
    }
    return new ClientError('refused', `The server refused ${tool}: ${text} (JSON-RPC error ${code})`);
  }

  /** The error in an envelope, if it is one. */
  private errorIn(envelope: unknown): Error | undefined {
    const { validateError, errors } = this.contract;
    if (!validateError(envelope)) return undefined;
    const { code, message, details } = envelope.error;
    if (Object.hasOwn(errors, code)) return this.toolError(code, message, details ?? {});
    return new ClientError('unknown-code', `${code}: ${message}`, { cause: { code, details } });
  }

  private toolError(code: string, message: string, details: object): ToolError {
    return this.particulars.toolError?.(code, message, details) ?? new ToolError(code, message, details);
  }
}

function badReply(tool: string, what: string): ClientError {
  return new ClientError('bad-reply', `The server answered ${tool} with ${what}`);
}
