import { explain } from '../generated/runtime/explain.js';
import { ClientError } from './client-error.js';
import { contract, type KnownErrorCode, type ToolName, type Tools } from './contract.js';
import type { Fault } from './transport/wire.js';
import { UiError } from './ui-error.js';
import { checkVersion } from './version.js';

const invalidParams = -32602;

type RpcFault = Extract<Fault, { kind: 'rpc' }>;

/** The output of a tool out of its result, checked; throws what the tool answered instead. */
export function readResult<Name extends ToolName>(
  name: Name,
  result: Record<string, unknown>,
): Tools[Name]['output'] {
  const { isError, structuredContent } = result;
  if (isError) throw errorOf(structuredContent) ?? badReply(name, 'an error without its code');
  if (structuredContent === undefined) throw badReply(name, 'text only; switch its structured content on');
  const { versionMember, tools } = contract;
  const version = versionMember && (structuredContent as Record<string, unknown> | null)?.[versionMember];
  // Before the rest, which only fits the right version.
  if (typeof version === 'string') checkVersion(version);
  const { validateOutput } = tools[name];
  if (validateOutput(structuredContent)) return structuredContent;
  throw badReply(
    name,
    `something else than the contract says: ${explain(validateOutput.errors, structuredContent).text}`,
  );
}

/** What a JSON-RPC error means that came instead of a result. */
export function rpcError(name: ToolName, { code, text, data }: RpcFault, offered: boolean): Error {
  const told = errorOf(data) ?? errorOf({ error: data });
  if (told) return told;
  const known = Object.values(contract.errors).find(({ integer }) => integer === code);
  if (known) return new UiError(known.code, text, {});
  if (code !== invalidParams) {
    return new ClientError('refused', `The server refused ${name}: ${text} (JSON-RPC error ${code})`);
  }
  if (!offered) return new ClientError('not-offered', `The server does not offer ${name}: ${text}`);
  const issue = { pointer: '', message: text, expected: `what the input schema of ${name} says` };
  return new UiError('MCP_UI_INVALID_INPUT', text, { issues: [issue] });
}

/** The error in an envelope, if it is one. */
function errorOf(envelope: unknown): Error | undefined {
  if (!contract.validateError(envelope)) return undefined;
  const { code, message, details } = (
    envelope as { error: { code: string; message: string; details: object } }
  ).error;
  if (Object.hasOwn(contract.errors, code)) return new UiError(code as KnownErrorCode, message, details);
  return new ClientError('unknown-code', `${code}: ${message}`, { cause: { code, details } });
}

function badReply(name: ToolName, what: string): ClientError {
  return new ClientError('bad-reply', `The server answered ${name} with ${what}`);
}
