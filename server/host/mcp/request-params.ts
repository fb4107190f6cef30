import {
  CallToolRequestSchema,
  GetPromptRequestSchema,
  InitializeRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  PingRequestSchema,
  ReadResourceRequestSchema,
  SetLevelRequestSchema,
  SubscribeRequestSchema,
  UnsubscribeRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { logLevels } from './core/log-level.js';
import type { CoreMethod } from './core/mcp-core.js';
import { invalidParams } from './core/rpc-error.js';
import { quoted } from './core/unknown-name.js';

/** The requests that the core answers, as MCP defines them. */
export const requestSchemas = {
  'tools/list': ListToolsRequestSchema,
  'tools/call': CallToolRequestSchema,
  'logging/setLevel': SetLevelRequestSchema,
  'prompts/list': ListPromptsRequestSchema,
  'prompts/get': GetPromptRequestSchema,
  'resources/list': ListResourcesRequestSchema,
  'resources/templates/list': ListResourceTemplatesRequestSchema,
  'resources/read': ReadResourceRequestSchema,
  'resources/subscribe': SubscribeRequestSchema,
  'resources/unsubscribe': UnsubscribeRequestSchema,
} as const satisfies Record<CoreMethod, object>;

/** What the SDK answers itself is read before it, too. */
const schemas = new Map<string, { safeParse(message: unknown): Parsed }>([
  ...Object.entries(requestSchemas),
  ['initialize', InitializeRequestSchema],
  ['ping', PingRequestSchema],
]);

interface Parsed {
  error?: { issues: readonly { path: readonly PropertyKey[] }[] } | undefined;
}

const uri = { uri: 'the URI of a resource' };
const object = { arguments: 'an object' };

/** What the members of the params are, the indispensable one first. */
const expectations: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'tools/call': { name: 'the name of a tool', ...object },
  'logging/setLevel': { level: `one of ${logLevels.join(', ')}` },
  'prompts/get': { name: 'the name of a prompt', ...object },
  'resources/read': uri,
  'resources/subscribe': uri,
  'resources/unsubscribe': uri,
};

interface Request {
  readonly id: string | number;
  readonly method: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/**
 * The error that answers a request whose params are not what MCP defines. The SDKs call such a request an
 * internal error, with the complaints of a schema as the message; it is the caller's.
 */
export function paramsProblem(message: object): object | undefined {
  if (!isRequest(message) || isPlainCall(message)) return undefined;
  const { id, method } = message;
  const issue = schemas.get(method)?.safeParse(message).error?.issues[0];
  const refused = issue ? sentence(method, issue.path) : lostMember(message);
  if (refused === undefined) return undefined;
  return { jsonrpc: '2.0', id, error: { code: invalidParams, message: refused } };
}

/** Most requests are: what can be seen at a glance need not be parsed once more than the SDK does. */
function isPlainCall({ method, params }: Request): boolean {
  if (method !== 'tools/call' || typeof params?.name !== 'string' || params._meta !== undefined) return false;
  const given = params.arguments;
  return (
    typeof given === 'object' && given !== null && !Array.isArray(given) && !Object.hasOwn(given, '__proto__')
  );
}

/** The SDK drops such a member without a word; no tool takes it, and an unknown member is to be refused. */
function lostMember({ method, params }: Request): string | undefined {
  const lost = method === 'tools/call' && Object.hasOwn(params?.arguments ?? {}, '__proto__');
  return lost ? 'Expected "arguments" without the member "__proto__".' : undefined;
}

function sentence(method: string, [, member, inner]: readonly PropertyKey[]): string {
  const expected = Object.entries(expectations[method] ?? {});
  const [name, what] = expected.find(([each]) => member === undefined || each === member) ?? [];
  if (name === undefined) return `Expected the params of ${quoted(method)} as MCP defines them.`;
  if (inner !== undefined) return `Expected the argument ${quoted(String(inner))} to be text.`;
  return `Expected "${name}" to be ${what}.`;
}

/**
 * The message as the SDKs take it. Some callers say null where they have no arguments; and a server without
 * tasks is to run a call as if none had been asked for, which the SDK refuses instead.
 */
export function withoutIdleParams<T extends object>(message: T): T {
  const { params } = message as Partial<Request>;
  if (!params || (params.arguments !== null && params.task === undefined)) return message;
  const { arguments: given, task: _, ...rest } = params;
  return { ...message, params: given === null || given === undefined ? rest : { ...rest, arguments: given } };
}

function isRequest(message: object): message is Request {
  const { id, method } = message as Partial<Request>;
  return typeof method === 'string' && (typeof id === 'string' || typeof id === 'number');
}
