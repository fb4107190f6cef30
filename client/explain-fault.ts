import { ClientError } from './client-error.js';
import type { Address, Fault } from './transport/wire.js';

/**
 * What went wrong below the contract, as a sentence that says what to do. `affected` is what the request may have
 * changed, in words; a request that only reads has none.
 */
export function explainFault(fault: Fault, address: Address, affected?: string): ClientError {
  const who = nameOf(address);
  switch (fault.kind) {
    case 'unreachable':
      return 'command' in address
        ? new ClientError('unreachable', `The command ${who} can't be started; check its name and path.`)
        : new ClientError('unreachable', `Nobody answers at ${who}. Start the server, or check the address.`);
    case 'dropped': {
      const what =
        'command' in address
          ? `The server ${who} ended`
          : `The connection to ${who} ended before the answer came`;
      const doubt = affected ? ` It may have acted; look at ${affected} before you repeat it.` : '';
      return new ClientError('dropped', `${what}.${doubt}`);
    }
    case 'status':
      return explainStatus(fault, address);
    case 'rpc':
      return new ClientError('refused', `The server refused: ${fault.text} (JSON-RPC error ${fault.code})`);
    case 'era':
      return new ClientError(
        'refused',
        `The server ${'url' in address ? 'at ' : ''}${who} does not speak MCP 2026-07-28. Leave the option "protocol" out, or check the address.`,
      );
    case 'nonsense':
      return new ClientError('bad-reply', `What ${who} answers is not MCP: ${fault.text}`);
  }
}

function explainStatus({ status, text }: Extract<Fault, { kind: 'status' }>, address: Address): ClientError {
  const who = nameOf(address);
  if (status === 401) {
    const sent = 'headers' in address && 'authorization' in address.headers;
    const sentence = sent
      ? `The server at ${who} refused the token (401); pass the one that it showed at its start.`
      : `The server at ${who} wants a token (401); pass the one that it showed at its start.`;
    return new ClientError('unauthorized', sentence);
  }
  if (status === 404) {
    return new ClientError('unreachable', `There is no MCP endpoint at ${who} (404); check its path.`);
  }
  return new ClientError('refused', `The server at ${who} refused with status ${status}: ${text}`);
}

export function nameOf(address: Address): string {
  return 'command' in address
    ? JSON.stringify(address.command.command)
    : `${address.url.origin}${address.url.pathname}`;
}
