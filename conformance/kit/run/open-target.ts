import type { Connection, HttpConnection, RpcReply, StdioConnection } from '../connection/exchange.js';
import { connectHttp } from '../connection/http-connection.js';
import { connectStdio, type StartOptions } from '../connection/stdio-connection.js';
import { type Announced, type Era, isProtocol, type Protocol } from '../protocol/era.js';
import { otherEra } from '../protocol/eras.js';
import { asArray, asObject } from '../reading/json.js';
import { Unreachable, UsageError } from './usage-error.js';

/** Where the server is: an address, or a command that is started and spoken to over stdio. */
export type Target =
  | { url: string; token?: string | null }
  | { command: readonly string[] }
  /** A connection of the caller's own making. */
  | {
      connect: (clock: () => number, era: Era, start?: StartOptions) => Connection;
      command?: readonly string[];
    };

export interface OpenTarget {
  connection: Connection;
  announced: Announced;
}

/** Connects and says hello. Throws `Unreachable` with a sentence when there is no MCP server. */
export async function openTarget(
  target: Target,
  era: Era,
  clock: () => number,
  start: StartOptions = {},
): Promise<OpenTarget> {
  const connection = connect(target, era, clock, start);
  const { reply, announced } = await orClosed(connection, era.greet(connection));
  if (announced) return { connection, announced };
  await connection.close();
  const spoken = await spokenInstead(target, era, clock, reply);
  throw spoken.length > 0 || speaksOtherwise(reply)
    ? new OtherEra(connection, era, reply, spoken)
    : new Unreachable(whyNot(connection, reply));
}

/** The revisions that the target names in its refusal; else the one in which it answers the other greeting. */
async function spokenInstead(
  target: Target,
  era: Era,
  clock: () => number,
  { result, error, exchange }: RpcReply,
): Promise<readonly Protocol[]> {
  const status = exchange.response?.status;
  if (status === undefined || [401, 403, 404, 405].includes(status)) return [];
  const named = [
    result?.protocolVersion,
    ...asArray(result?.supportedVersions),
    ...asArray(asObject(error?.data).supported),
  ].filter(isProtocol);
  if (named.length > 0) return named;
  const connection = connect(target, otherEra(era), clock);
  try {
    const { announced } = await connection.era.greet(connection);
    return [announced?.protocolVersion].filter(isProtocol);
  } finally {
    await connection.close();
  }
}

/** A connection whose work fails is nobody's any more; a process behind it must not stay. */
export async function orClosed<T>(connection: Connection, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

function connect(target: Target, era: Era, clock: () => number, start: StartOptions = {}): Connection {
  if ('connect' in target) return target.connect(clock, era, start);
  if ('command' in target) {
    if (target.command.length === 0) throw new UsageError('Expected a command after --, got nothing.');
    return connectStdio(target.command, clock, { era, ...start });
  }
  if (!URL.canParse(target.url) || !/^https?:$/.test(new URL(target.url).protocol)) {
    throw new UsageError(`Expected an http address such as http://127.0.0.1:7777/mcp, got "${target.url}".`);
  }
  return connectHttp(target, clock, era);
}

/** The target speaks MCP, but not in the revision that was asked for. */
export class OtherEra extends Unreachable {
  constructor({ address }: Connection, era: Era, reply: RpcReply, spoken: readonly Protocol[]) {
    const { protocol, greeting } = era;
    const answer = reply.error ? told(reply) : 'revisions that do not include it';
    const newest = [...spoken].sort().at(-1);
    super(
      newest === undefined
        ? `${address} speaks neither MCP ${protocol} nor ${otherEra(era).protocol}: it answers ${greeting} with ${answer}.`
        : `${address} speaks MCP ${spoken.join(', ')}, not ${protocol}. Try --protocol ${newest}.`,
    );
  }
}

/** Codes by which a server refuses the greeting of another era: no such method, no such revision, no such params. */
const otherwise = [-32601, -32022, -32602, -32600, -32000];

/** A target that refuses everything, the token above all, says nothing about eras. */
function speaksOtherwise({ result, error, exchange }: RpcReply): boolean {
  const { status = 0 } = exchange.response ?? {};
  if ([401, 403].includes(status)) return false;
  return result !== null || (error !== null && otherwise.includes(error.code ?? 0));
}

function whyNot(connection: Connection, hello: RpcReply): string {
  const { address } = connection;
  if (connection.kind === 'stdio') {
    const last = (connection as StdioConnection).stderr.trim().split('\n').at(-1);
    const said = last ? ` It said: ${last}` : '';
    return `The command did not answer ${connection.era.greeting}: ${hello.failure ?? told(hello)}.${said}`;
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
  return `${address} is not an MCP endpoint: ${connection.era.greeting} was answered with ${hello.failure ?? told(hello)}.`;
}

const tokenSentence = ({ address, token }: HttpConnection): string =>
  token === null
    ? `${address} wants a token (401); give the one that the server shows at its start with --token.`
    : `${address} refuses the token (401); give the one that the server shows at its start with --token.`;

const told = ({ error }: RpcReply): string => `the error ${error?.code} ${error?.message.replace(/\.$/, '')}`;
