import type { StandardSchemaV1, Transport } from '@modelcontextprotocol/client';
import type { ClientInfo } from './client-info.js';
import { converse } from './sdk-conversation.js';
import { type HttpCalls, httpCalls } from './sdk-http-calls.js';
import { asWireFault2 } from './sdk2-fault.js';
import { stdioParameters } from './stdio-parameters.js';
import type { Address, Wire } from './wire.js';

/** Opens a connection of the 2026 era by the second generation of the official SDK, which is loaded only now. */
export async function openSdk2Wire(address: Address, info: ClientInfo, signal: AbortSignal): Promise<Wire> {
  const { Client } = await import('@modelcontextprotocol/client');
  const client = new Client(info, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
  const calls = httpCalls();
  const transport = await openTransport(address, calls);
  return converse(
    {
      connect: (limits) => client.connect(transport, limits),
      request: (message, limits) => client.request(message, anything, limits),
      close: () => client.close(),
      // This era has no sessions.
      end: async () => {},
    },
    calls,
    signal,
    asWireFault2,
  );
}

async function openTransport(address: Address, calls: HttpCalls): Promise<Transport> {
  if ('command' in address) {
    const { StdioClientTransport } = await import('@modelcontextprotocol/client/stdio');
    // The SDK would start a server of exactly its own class twice, once to ask for its revision.
    class OneProcess extends StdioClientTransport {}
    return new OneProcess(stdioParameters(address.command)) as Transport;
  }
  const { StreamableHTTPClientTransport } = await import('@modelcontextprotocol/client');
  const requestInit = { headers: { ...address.headers } };
  // With exact optional members the SDK's class is not quite its own interface.
  return new StreamableHTTPClientTransport(address.url, { fetch: calls.fetch, requestInit }) as Transport;
}

/** Replies are checked by the contract's own validators. */
const anything: StandardSchemaV1<unknown, object> = {
  '~standard': {
    version: 1,
    vendor: 'any-contract',
    validate: (value) => ({ value: value as object }),
  },
};
