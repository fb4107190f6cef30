import type { Connection, HttpConnection, RpcReply, StdioConnection } from '../connection/exchange.js';
import { connectHttp } from '../connection/http-connection.js';
import { connectStdio } from '../connection/stdio-connection.js';
import { Unreachable, UsageError } from './usage-error.js';

/** Where the server is: an address, or a command that is started and spoken to over stdio. */
export type Target =
  | { url: string; token?: string | null }
  | { command: readonly string[] }
  /** A connection of the caller's own making. */
  | { connect: (clock: () => number) => Connection };

export interface OpenTarget {
  connection: Connection;
  /** The result of `initialize`. */
  initialized: Record<string, unknown>;
}

/** The newest revision of MCP that the suite speaks. */
export const protocolVersion = '2025-11-25';

/** Connects and makes MCP's handshake. Throws `Unreachable` with a sentence when there is no MCP server. */
export async function openTarget(target: Target, version: string, clock: () => number): Promise<OpenTarget> {
  const connection = connect(target, clock);
  const hello = await connection.rpc('initialize', {
    protocolVersion,
    capabilities: {},
    clientInfo: { name: 'mcp-javafx-ui conformance', version },
  });
  if (!hello.result) {
    await connection.close();
    throw new Unreachable(whyNot(connection, hello));
  }
  await connection.notify('notifications/initialized');
  return { connection, initialized: hello.result };
}

function connect(target: Target, clock: () => number): Connection {
  if ('connect' in target) return target.connect(clock);
  if ('command' in target) {
    if (target.command.length === 0) throw new UsageError('Expected a command after --, got nothing.');
    return connectStdio(target.command, clock);
  }
  if (!URL.canParse(target.url) || !/^https?:$/.test(new URL(target.url).protocol)) {
    throw new UsageError(`Expected an http address such as http://127.0.0.1:7777/mcp, got "${target.url}".`);
  }
  return connectHttp(target, clock);
}

function whyNot(connection: Connection, hello: RpcReply): string {
  const { address } = connection;
  if (connection.kind === 'stdio') {
    const last = (connection as StdioConnection).stderr.trim().split('\n').at(-1);
    const said = last ? ` It said: ${last}` : '';
    return `The command did not answer initialize: ${hello.failure ?? told(hello)}.${said}`;
  }
  const status = hello.exchange.response?.status;
  if (status === undefined) {
    return hello.failure === 'connection refused'
      ? `Nothing listens at ${address}; start the server, or correct the address.`
      : `No MCP server at ${address}: ${hello.failure}.`;
  }
  if (status === 401) return tokenSentence(connection as HttpConnection);
  if (status === 403)
    return `${address} refuses this host or origin (403); use the address that it was started with.`;
  if (status === 404 || status === 405) {
    return `${address} answers ${status}: it is an HTTP server, but not an MCP endpoint; its path is often /mcp.`;
  }
  return `${address} is not an MCP endpoint: initialize was answered with ${hello.failure ?? told(hello)}.`;
}

const tokenSentence = ({ address, token }: HttpConnection): string =>
  token === null
    ? `${address} wants a token (401); give the one that the server shows at its start with --token.`
    : `${address} refuses the token (401); give the one that the server shows at its start with --token.`;

const told = (reply: RpcReply): string => `the error ${reply.error?.code} ${reply.error?.message}`;
