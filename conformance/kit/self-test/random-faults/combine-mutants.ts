import type { JsonObject } from '../../reading/json.js';
import type { HttpRequest, HttpResponse, Mutant, ToolCall, ToolResult, Tools } from '../mutant.js';

/** One server with all of these faults on the wire: each spoils what the one before it has left. */
export function combineMutants(mutants: readonly Mutant[]): Mutant {
  const replies = mutants.flatMap(({ reply }) => reply ?? []);
  const messages = mutants.flatMap(({ rpc }) => rpc ?? []);
  const doors = mutants.flatMap(({ http }) => http ?? []);
  const outputs = mutants.flatMap(({ stdout }) => stdout ?? []);
  return {
    breaks: mutants.map(({ breaks }) => breaks).join(' '),
    ...(replies.length > 0 ? { reply: (...asked) => spoiledBy(replies, ...asked) } : {}),
    ...(messages.length > 0 ? { rpc: (reply, request) => messageBy(messages, reply, request) } : {}),
    ...(doors.length > 0 ? { http: (request, forward) => doorOf(doors, forward)(request) } : {}),
    ...(outputs.length > 0 ? { stdout: (line) => linesBy(outputs, line) } : {}),
  };
}

type ReplyChange = NonNullable<Mutant['reply']>;
type RpcChange = NonNullable<Mutant['rpc']>;
type HttpChange = NonNullable<Mutant['http']>;
type LineChange = NonNullable<Mutant['stdout']>;
type Forward = (request: HttpRequest) => Promise<HttpResponse>;

async function spoiledBy(
  changes: readonly ReplyChange[],
  result: ToolResult,
  call: ToolCall,
  server: Tools,
): Promise<ToolResult> {
  let spoiled = result;
  for (const [i, change] of changes.entries())
    spoiled = await change(spoiled, call, servedBy(changes.slice(0, i), call, server));
  return spoiled;
}

/** Whoever asks the server for something else sees what the faults before it make of the answer. */
const servedBy = (before: readonly ReplyChange[], { nth }: ToolCall, server: Tools): Tools => ({
  call: async (tool, input) =>
    spoiledBy(before, await server.call(tool, input), { tool, input, nth }, server),
});

async function messageBy(
  changes: readonly RpcChange[],
  reply: JsonObject,
  request: JsonObject,
): Promise<JsonObject> {
  let spoiled = reply;
  for (const change of changes) spoiled = await change(spoiled, request);
  return spoiled;
}

const doorOf = (changes: readonly HttpChange[], forward: Forward): Forward =>
  changes.reduce<Forward>((inner, change) => (request) => change(request, inner), forward);

const linesBy = (changes: readonly LineChange[], line: string): readonly string[] =>
  changes.reduce<readonly string[]>((lines, change) => lines.flatMap(change), [line]);
