import type { Exchange, RpcReply } from '../connection/exchange.js';
import type { Contract } from '../contract.js';
import { asArray, asObject, asString, isObject, type JsonObject } from './json.js';

/** A tool's answer, read as generously as possible: every deviation has a check of its own. */
export interface Reply {
  readonly tool: string;
  readonly input: unknown;
  /** A success result came. What it holds may still be anything. */
  readonly ok: boolean;
  /** The output, unwrapped; undefined when there is none. */
  readonly output: unknown;
  readonly error: ReplyError | null;
  /**
   * The text blocks, joined by line breaks. A block that repeats the output as JSON, as older clients of MCP
   * want it, is left out where another one stands beside it.
   */
  readonly text: string;
  /** Every text block as it came. */
  readonly textBlocks: readonly string[];
  readonly image: { mimeType: string | null; data: string | null } | null;
  /** The output came as `{output: …}`. */
  readonly wrapped: boolean;
  /** Without `structuredContent` the output was read from a text block that is JSON. */
  readonly fromText: boolean;
  /** The `result` of the JSON-RPC reply as it came. */
  readonly result: JsonObject | null;
  readonly exchange: Exchange;
  readonly elapsedMs: number;
}

export interface ReplyError {
  /** The code of the contract; of a JSON-RPC error without one `JSONRPC -32602`; without any reply `NO REPLY`. */
  readonly code: string;
  readonly message: string;
  readonly details: JsonObject;
  /** How it was told: as a tool result, as a JSON-RPC error, or not at all. */
  readonly channel: 'result' | 'jsonrpc' | 'none';
  /** The integer of a JSON-RPC error. */
  readonly integer: number | null;
  /** The object that tells it, as it came; null when there is none. */
  readonly raw: JsonObject | null;
}

export function readReply(contract: Contract, tool: string, input: unknown, rpc: RpcReply): Reply {
  const blocks = asArray(rpc.result?.content).filter(isObject);
  const textBlocks = blocks.flatMap((block) => (block.type === 'text' ? [asString(block.text) ?? ''] : []));
  const spoken = textBlocks.filter((block) => jsonIn(block) === undefined);
  const text = (spoken.length > 0 ? spoken : textBlocks).join('\n');
  const picture = blocks.find((block) => block.type === 'image');
  const structured = structuredOf(rpc.result, text);
  const error = errorOf(contract, rpc, structured.value, text);
  return {
    tool,
    input,
    ok: error === null,
    output: error === null ? structured.value : undefined,
    error,
    text,
    textBlocks,
    image: picture ? { mimeType: asString(picture.mimeType), data: asString(picture.data) } : null,
    wrapped: structured.wrapped,
    fromText: structured.fromText,
    result: rpc.result,
    exchange: rpc.exchange,
    elapsedMs: rpc.elapsedMs,
  };
}

function structuredOf(result: JsonObject | null, text: string) {
  let value: unknown = result?.structuredContent;
  let fromText = false;
  if (value === undefined && result) {
    value = jsonIn(text);
    fromText = value !== undefined;
  }
  const wrapped = isObject(value) && isObject(value.output) && Object.keys(value).length === 1;
  return { value: wrapped ? (value as JsonObject).output : value, wrapped, fromText };
}

function jsonIn(text: string): unknown {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function errorOf(contract: Contract, rpc: RpcReply, structured: unknown, text: string): ReplyError | null {
  if (rpc.error) return jsonRpcError(contract, rpc.error);
  if (!rpc.result) {
    const message = rpc.failure ?? 'no reply';
    return { code: 'NO REPLY', message, details: {}, channel: 'none', integer: null, raw: null };
  }
  const envelope = isObject(structured) && isObject(structured.error) ? structured.error : null;
  // An envelope without the flag is still an error; that the flag is missing is `error-channel`'s finding.
  if (rpc.result.isError !== true && !(envelope && asString(envelope.code))) return null;
  const told = /^([A-Z][A-Z0-9_]+): ?(.*)/s.exec(text);
  return {
    code: asString(envelope?.code) ?? told?.[1] ?? 'NO CODE',
    message: asString(envelope?.message) ?? told?.[2] ?? text,
    details: asObject(envelope?.details),
    channel: 'result',
    integer: null,
    raw: envelope,
  };
}

function jsonRpcError(contract: Contract, error: NonNullable<RpcReply['error']>): ReplyError {
  const data = asObject(error.data);
  const envelope = isObject(data.error) ? data.error : data;
  const known = Object.values(contract.errors).find(({ integer }) => integer === error.code);
  const code = asString(envelope.code) ?? known?.code ?? `JSONRPC ${error.code}`;
  return {
    code,
    message: asString(envelope.message) ?? error.message,
    details: asObject(envelope.details),
    channel: 'jsonrpc',
    integer: error.code,
    raw: isObject(error.data) ? envelope : null,
  };
}

/** The reply in a few words, for findings. */
export function describeReply(reply: Reply): string {
  if (reply.ok) return 'a successful result';
  const error = reply.error!;
  if (error.channel === 'none') return error.message;
  const reason = asString(error.details.reason);
  return `error ${error.code}${reason ? ` (${reason})` : ''}`;
}
