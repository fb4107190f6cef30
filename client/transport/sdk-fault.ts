import { type Fault, WireFault } from './wire.js';

/** Codes of a connection that was never made. */
const neverSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EACCES',
  'ENOENT',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const connectionClosed = -32000;

/** What the SDK, `fetch` or `spawn` threw, as one of the few things that can go wrong. */
export function asWireFault(error: unknown): WireFault {
  return error instanceof WireFault ? error : new WireFault(faultOf(error), error);
}

function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { kind: 'nonsense', text: String(error) };
  const { code, data, cause } = error as Error & { code?: unknown; data?: unknown };
  const reason = systemCode(code) ?? systemCode((cause as { code?: unknown } | undefined)?.code);
  if (reason !== undefined) return { kind: neverSent.has(reason) ? 'unreachable' : 'dropped' };
  if (error.name === 'McpError' && typeof code === 'number') {
    const text = error.message.replace(/^MCP error -?\d+: /, '');
    if (code === connectionClosed && text === 'Connection closed') return { kind: 'dropped' };
    return { kind: 'rpc', code, text, data };
  }
  // The SDK's HTTP errors carry the status; -1 stands for an answer that is neither JSON nor events.
  if (typeof code === 'number' && code >= 100)
    return { kind: 'status', status: code, text: refusalText(error.message) };
  // Without a code of the system, `fetch` refused to begin: a port that browsers block, for instance.
  if (error.message === 'fetch failed') return { kind: 'unreachable' };
  // It says no more than "terminated" of a body that ended too early.
  if (error instanceof TypeError || error.message === 'Not connected') return { kind: 'dropped' };
  return { kind: 'nonsense', text: error.name === 'ZodError' ? 'it is not JSON-RPC' : error.message };
}

function systemCode(code: unknown): string | undefined {
  return typeof code === 'string' && /^[A-Z][A-Z_]+$/.test(code) ? code : undefined;
}

/** Refusals are JSON-RPC errors with a sentence, or plain text. */
export function refusalText(message: string): string {
  const body = message.replace(/^Streamable HTTP error: (Error POSTing to endpoint: )?/, '');
  try {
    const { error: refusal } = JSON.parse(body) as { error?: { message?: unknown } };
    if (typeof refusal?.message === 'string') return refusal.message;
  } catch {
    // Not JSON: the text itself says it.
  }
  return body.length > 200 ? `${body.slice(0, 200)}…` : body;
}
