import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { jsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/types.js';
import type { ClientInfo } from './client-info.js';
import { converse } from './sdk-conversation.js';
import { asWireFault } from './sdk-fault.js';
import { type HttpCalls, httpCalls } from './sdk-http-calls.js';
import { stdioParameters } from './stdio-parameters.js';
import type { Address, Wire } from './wire.js';

/**
 * Opens a connection of the 2025 era by the official SDK, which is loaded only now. Everything else in this client
 * knows the `Wire` alone, so that another SDK is another file like this one.
 */
export async function openSdkWire(address: Address, info: ClientInfo, signal: AbortSignal): Promise<Wire> {
  const [{ Client }, { ResultSchema }] = await Promise.all([
    import('@modelcontextprotocol/sdk/client/index.js'),
    import('@modelcontextprotocol/sdk/types.js'),
  ]);
  const client = new Client(info, { jsonSchemaValidator: noValidator });
  const calls = httpCalls();
  const { transport, end } = await openTransport(address, calls);
  return converse(
    {
      connect: (limits) => client.connect(transport, limits),
      // Not `callTool`: that one checks results by its own rules and hides the error codes.
      request: (message, limits) => client.request(message, ResultSchema, limits),
      close: () => client.close(),
      end,
    },
    calls,
    signal,
    asWireFault,
  );
}

async function openTransport(
  address: Address,
  calls: HttpCalls,
): Promise<{ transport: Transport; end: () => Promise<void> }> {
  if ('command' in address) {
    const { StdioClientTransport } = await import('@modelcontextprotocol/sdk/client/stdio.js');
    const transport = new StdioClientTransport(stdioParameters(address.command));
    return { transport, end: async () => {} };
  }
  const { StreamableHTTPClientTransport } = await import(
    '@modelcontextprotocol/sdk/client/streamableHttp.js'
  );
  const transport = new StreamableHTTPClientTransport(address.url, {
    fetch: calls.fetch,
    requestInit: { headers: { ...address.headers } },
  });
  const end = () => (transport.sessionId ? transport.terminateSession().catch(() => {}) : Promise.resolve());
  // With exact optional members the SDK's class is not quite its own interface.
  return { transport: transport as Transport, end };
}

/** Replies are checked by the contract's own validators; the SDK's would only cost time. */
const noValidator: jsonSchemaValidator = {
  getValidator: () => (data) => ({ valid: true, data: data as never, errorMessage: undefined }),
};
