import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { jsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/types.js';
import { contract } from '../contract.js';
import { asWireFault } from './sdk-fault.js';
import { type HttpCalls, httpCalls } from './sdk-http-calls.js';
import type { Address, Command, Wire } from './wire.js';

/** Snapshots of great windows come as one line. */
const longestLine = 256 << 20;
/** The signal is the only deadline. */
const noTimeout = 2 ** 31 - 1;

/**
 * Opens a connection by the official SDK, which is loaded only now. Everything else in this client knows
 * the `Wire` alone, so that another SDK is another file like this one.
 */
export async function openSdkWire(address: Address, signal: AbortSignal): Promise<Wire> {
  const [{ Client }, { ResultSchema }] = await Promise.all([
    import('@modelcontextprotocol/sdk/client/index.js'),
    import('@modelcontextprotocol/sdk/types.js'),
  ]);
  const [name = '', version = ''] = contract.schema.split('/');
  const client = new Client({ name: `${name}-client`, version }, { jsonSchemaValidator: noValidator });
  const calls = httpCalls();
  const { transport, end } = await openTransport(address, calls);
  try {
    await calls.run(signal, (own) => client.connect(transport, { signal: own, timeout: noTimeout }));
  } catch (error) {
    await close(client);
    throw signal.aborted ? signal.reason : asWireFault(error);
  }
  return {
    async request(method, params, callerSignal) {
      try {
        return await calls.run(callerSignal, (own) =>
          // Not `callTool`: that one checks results by its own rules and hides the error codes.
          client.request({ method, params: { ...params } }, ResultSchema, {
            signal: own,
            timeout: noTimeout,
          }),
        );
      } catch (error) {
        throw callerSignal.aborted ? callerSignal.reason : asWireFault(error);
      }
    },
    async close() {
      await end();
      await close(client);
    },
  };
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

function stdioParameters({ command, args = [], env = {}, cwd, stderr = 'inherit' }: Command) {
  const folder = cwd === undefined ? {} : { cwd };
  return { command, args: [...args], env: { ...env }, stderr, maxBufferSize: longestLine, ...folder };
}

async function close(client: Client): Promise<void> {
  await client.close().catch(() => {});
}

/** Replies are checked by the contract's own validators; the SDK's would only cost time. */
const noValidator: jsonSchemaValidator = {
  getValidator: () => (data) => ({ valid: true, data: data as never, errorMessage: undefined }),
};
