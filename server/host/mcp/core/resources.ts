import type { ToolReply } from '../../../calls/engine.js';
import type { Exchange, Interests, McpRequest, McpResult } from './exchange.js';
import { at } from './json-pointer.js';
import { listResources } from './list-resources.js';
import type { McpHost } from './mcp-core.js';
import { type CallTool, readResource } from './read-resource.js';
import type { NamedResource, ResourceCatalog } from './resource-catalog.js';
import { invalidParams, methodNotFound, RpcError, resourceNotFound } from './rpc-error.js';
import { quoted } from './unknown-name.js';

/** A list is not worth waiting for a user interface that hangs. */
const listWaitMs = 1000;

export async function answerList(
  host: McpHost,
  catalog: ResourceCatalog,
  exchange: Exchange,
): Promise<McpResult> {
  const signal = AbortSignal.any([exchange.signal, AbortSignal.timeout(listWaitMs)]);
  const call = impatient(callAs(host, { ...exchange, signal }), signal);
  const resources = await listResources(catalog, call);
  exchange.connection.interests?.knowsList(resources);
  return { resources };
}

export async function answerRead(
  host: McpHost,
  catalog: ResourceCatalog,
  { params }: McpRequest,
  exchange: Exchange,
): Promise<McpResult> {
  const named = catalog.named(params?.uri as string);
  const { kind, reply } = await readResource(host.contract, named, callAs(host, exchange));
  if (kind === 'ok') return { contents: [content(named, reply)] };
  if (kind === 'absent') throw absent(named, reply);
  const { error } = reply;
  throw new RpcError(host.contract.errors[error.code]!.integer, error.message, { uri: named.uri, error });
}

/** `subscribe` or `unsubscribe`, whichever is asked for. */
export async function answerSubscription(
  catalog: ResourceCatalog,
  { params }: McpRequest,
  { connection }: Exchange,
  change: keyof Pick<Interests, 'subscribe' | 'unsubscribe'>,
): Promise<McpResult> {
  if (!connection.interests) {
    throw new RpcError(
      methodNotFound,
      'This server keeps no sessions and so cannot tell of changes; start it with --profile stateful.',
    );
  }
  const { uri, resource } = catalog.named(params?.uri as string);
  if (!resource.subscribe) {
    throw new RpcError(invalidParams, `The resource ${quoted(uri)} cannot be subscribed to.`, { uri });
  }
  await connection.interests[change](uri);
  return {};
}

function callAs({ calls }: McpHost, { client, arrivedAt, signal }: Exchange): CallTool {
  return (tool, input) => calls.run(tool, input, { client, arrivedAt, signal });
}

function impatient(call: CallTool, signal: AbortSignal): CallTool {
  const late: ToolReply = { ok: false, error: { code: '', message: '', details: {} }, text: '' };
  const gone = new Promise<ToolReply>((resolve) => {
    if (signal.aborted) resolve(late);
    else signal.addEventListener('abort', () => resolve(late), { once: true });
  });
  return (tool, input) => Promise.race([call(tool, input).catch(() => late), gone]);
}

function content(
  { uri, resource: { mimeType, read } }: NamedResource,
  reply: (ToolReply & { ok: true }) | null,
) {
  for (const block of reply?.blocks ?? []) {
    if (block.type === 'image' && block.mimeType === mimeType) return { uri, mimeType, blob: block.data };
    if (block.type === 'resource' && block.resource.mimeType === mimeType) return { ...block.resource, uri };
  }
  if (mimeType === 'application/json') return { uri, mimeType, text: JSON.stringify(reply?.output ?? null) };
  const text = read?.content === undefined ? reply?.text : at(reply?.output, read.content);
  return { uri, mimeType, text: typeof text === 'string' ? text : '' };
}

function absent({ uri }: NamedResource, reply: (ToolReply & { ok: false }) | null): RpcError {
  const why = reply ? ` ${reply.text}` : '';
  return new RpcError(resourceNotFound, `There is no resource ${quoted(uri)}.${why}`, {
    uri,
    ...(reply ? { error: reply.error } : {}),
  });
}
