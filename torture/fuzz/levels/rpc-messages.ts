import type { Random } from '../../../codegen/evolution/fuzz/random.js';
import { parse, type Reply } from '../../targets/connection.js';
import type { Level, Probe } from '../level.js';
import { isObject, mutate } from '../mutate.js';
import { uidOf } from '../near-schema.js';
import { brokenPromise, type OpenTarget, ServerProbe } from '../server-probe.js';
import { simplerTexts, simplerValues } from '../simpler-values.js';
import { anyText, anyValue } from '../values.js';

const clientInfo = { name: 'torture', version: '1' };
const click = { actions: [{ type: 'click', target: { ref: { uid: uidOf('add') } } }] };

const good: readonly { method: string; params?: object }[] = [
  { method: 'initialize', params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo } },
  { method: 'ping' },
  { method: 'tools/list' },
  { method: 'tools/list', params: { cursor: 'x' } },
  { method: 'tools/call', params: { name: 'ui_query', arguments: { selector: { css: '#submit' } } } },
  { method: 'tools/call', params: { name: 'ui_perform', arguments: click } },
  { method: 'tools/call', params: { name: 'ui_screenshot', arguments: {}, _meta: { progressToken: 'p' } } },
  { method: 'logging/setLevel', params: { level: 'debug' } },
  { method: 'prompts/list' },
  { method: 'prompts/get', params: { name: 'inspect_ui', arguments: {} } },
  { method: 'resources/list' },
  { method: 'resources/read', params: { uri: 'ui://focused-node' } },
  { method: 'resources/read', params: { uri: 'x://y' } },
  { method: 'completion/complete', params: {} },
];
const notices: readonly object[] = [
  { method: 'notifications/initialized' },
  { method: 'notifications/cancelled', params: { requestId: 1, reason: 'no' } },
];

type Era = 2025 | 2026;

/** Bodies of requests: JSON-RPC, mutated JSON-RPC, other JSON and what is no JSON at all. */
export function rpcMessages(start?: OpenTarget, era: Era = 2025): Level<string> {
  return {
    name: era === 2025 ? 'rpc-messages' : 'rpc-messages-2026',
    share: era === 2025 ? 140 : 50,
    open: async () => new RpcProbe(new ServerProbe(start), era),
  };
}

class RpcProbe implements Probe<string> {
  constructor(
    private readonly server: ServerProbe,
    private readonly era: Era,
  ) {}

  batch(random: Random, size: number): string[] {
    return Array.from({ length: size }, () => makeBody(random, this.era));
  }

  async send(message: string): Promise<string | undefined> {
    const body = this.server.resolve(message);
    const reply = await this.server.server.connection.post(
      body,
      this.era === 2026 ? headersOf(parse(body)) : {},
    );
    if (reply.status === 0)
      return this.server.server.alive ? 'It hangs up without an answer.' : 'It crashes.';
    // Only a result, or an error of a tool that ran, may have changed anything.
    if (reply.status === 200 && reply.text.includes('"result"')) this.server.mayHaveChanged = true;
    return brokenPromise(reply.status, reply.text, body) ?? brokenForm(reply, parse(body));
  }

  lanes = () => 1;
  reset = () => this.server.reset();
  inspect = () => this.server.inspect();
  close = () => this.server.close();

  *simpler(message: string): Generator<string> {
    const value = parse(message);
    if (value === undefined) yield* simplerTexts(message);
    else for (const simpler of simplerValues(value)) yield JSON.stringify(simpler);
  }

  show = (message: string) => message;
}

/** A request has one answer with its id, a notification none, and what is neither a refusal. */
function brokenForm({ status, text }: Reply, sent: unknown): string | undefined {
  if (status === 202 || status === 204) {
    return text === '' ? undefined : `It answers what needs no answer: ${text.slice(0, 200)}`;
  }
  const answer = parse(text);
  if (!isObject(answer) || answer.jsonrpc !== '2.0')
    return `It answers with no JSON-RPC message: ${text.slice(0, 200)}`;
  if ('result' in answer === 'error' in answer)
    return `It answers with both or neither of result and error: ${text}`;
  if (status !== 200 || !isObject(sent)) return undefined;
  const known = typeof sent.id === 'string' || typeof sent.id === 'number';
  if (known && answer.id !== null && answer.id !== sent.id)
    return `It answers for another id: ${text.slice(0, 200)}`;
  return undefined;
}

/** In 2026 method and name stand in headers as well; where they can't, what a careless client would send. */
function headersOf(message: unknown): Record<string, string> {
  const { method, params } = isObject(message) ? message : {};
  const name = isObject(params) ? (params.name ?? params.uri) : undefined;
  const sayable = (text: unknown): text is string =>
    typeof text === 'string' && /^[\x21-\x7e]{1,200}$/.test(text);
  return {
    'mcp-protocol-version': '2026-07-28',
    ...(sayable(method) ? { 'mcp-method': method } : {}),
    ...(sayable(name) ? { 'mcp-name': name } : {}),
  };
}

const envelope = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': clientInfo,
  'io.modelcontextprotocol/clientCapabilities': {},
};

function makeBody(random: Random, era: Era): string {
  if (random.chance(0.06)) return anyText(random);
  if (random.chance(0.06)) return JSON.stringify(anyValue(random));
  const id = random.of<unknown>([1, 0, -7, 1.5, 'a', '', null, 2 ** 53]);
  const request = { jsonrpc: '2.0', id, ...inEra(random.of(good), era) };
  const message = random.chance(0.1) ? { jsonrpc: '2.0', ...random.of(notices) } : request;
  let body: unknown = message;
  for (let i = random.integer(0, 2); i > 0; i--) body = mutate(body, random);
  if (random.chance(0.05)) body = [body, request];
  const text = JSON.stringify(body) ?? 'null';
  return random.chance(0.1) ? brokenText(text, random) : text;
}

function inEra(request: { method: string; params?: object }, era: Era): object {
  if (era === 2025) return request;
  const { method, params } = request;
  return {
    method: method === 'initialize' ? 'server/discover' : method,
    params: { ...params, _meta: envelope },
  };
}

/** JSON with a scratch. */
function brokenText(text: string, random: Random): string {
  const at = random.integer(0, text.length);
  return random.of([
    () => text.slice(0, at),
    () => text.slice(0, at) + random.of(['}', ',', '"', '\\u00', 'NaN', '\u0000', '//x']) + text.slice(at),
    () => text.replace('{', '{"method":"tools/list","id":[],'),
    () => `\ufeff${text}`,
    () => text + text,
    () => text.replaceAll('"', "'"),
  ])();
}
