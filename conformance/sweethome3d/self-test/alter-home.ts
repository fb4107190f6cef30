import { asArray, asObject, isObject, type JsonObject } from '../../kit/reading/json.js';
import { insteadOfError, toolError } from '../../kit/self-test/alter-reply.js';
import { onInput } from '../../kit/self-test/alter-request.js';
import type { HttpRequest, HttpResponse, Mutant, ToolCall, Tools } from '../../kit/self-test/mutant.js';

export type Reply = NonNullable<Mutant['reply']>;
export type Http = NonNullable<Mutant['http']>;

/** A server that overlooks these members of an input. */
export const overlooking = (tool: string, ...members: string[]): Http =>
  onInput(tool, (input) =>
    Object.fromEntries(Object.entries(input).filter(([name]) => !members.includes(name))),
  );

/** A server that takes something for granted which nobody said. */
export const assuming = (tool: string, more: JsonObject): Http =>
  onInput(tool, (input) => ({ ...more, ...input }));

/** A server that understands members otherwise than they were meant. */
export const taking = (tool: string, change: (input: JsonObject) => JsonObject): Http =>
  onInput(tool, (input) => ({ ...input, ...change(input) }));

const listOf = {
  wall: 'walls',
  room: 'rooms',
  furniture: 'furniture',
  label: 'labels',
  dimension: 'dimensionLines',
  level: 'levels',
  camera: 'storedCameras',
} as const;

export type Kind = keyof typeof listOf;

/** Tools that answer one object of the kind. */
const makers: Record<Kind, readonly string[]> = {
  wall: ['create_wall', 'modify_wall'],
  room: ['create_room_polygon', 'modify_room'],
  furniture: ['place_furniture', 'place_door_or_window', 'modify_furniture', 'generate_shape'],
  label: ['add_label'],
  dimension: ['add_dimension_line'],
  level: ['add_level', 'set_selected_level'],
  camera: [],
};

/** A server that tells something wrong of every object of a kind, wherever it tells of one. */
export const telling =
  (kind: Kind, change: (object: JsonObject, call: ToolCall) => void): Reply =>
  (result, call) => {
    const output = result.structuredContent;
    if (result.isError || !isObject(output)) return result;
    if (makers[kind].includes(call.tool)) change(output, call);
    // Entries of a catalog are no objects of a home.
    for (const one of asArray(output[listOf[kind]])) if (isObject(one) && 'id' in one) change(one, call);
    return result;
  };

/** The same of `get_state` alone. */
export const tellingInState =
  (change: (state: Record<string, JsonObject[]> & JsonObject) => void): Reply =>
  (result, { tool }) => {
    if (tool === 'get_state' && !result.isError) change(result.structuredContent as never);
    return result;
  };

/** A server that does one more thing after a call. */
export const alsoDoing =
  (tool: string, work: (server: Tools, call: ToolCall) => Promise<unknown>): Reply =>
  async (result, call, server) => {
    if (call.tool === tool && !result.isError) await work(server, call);
    return result;
  };

/** A server that names another reason for a refusal. */
export const calling = (code: string, other: string, ...tools: string[]): Reply =>
  insteadOfError(code, ({ tool }) =>
    tools.length === 0 || tools.includes(tool) ? toolError(other, 'It could not be done.') : undefined,
  );

/** A server that says that it has done what it should have refused. */
export const pretending = (code: string, ...tools: string[]): Reply =>
  insteadOfError(code, ({ tool, input }) => {
    if (!tools.includes(tool)) return undefined;
    const told = { ...asObject(input), deleted: [String(input.id ?? '')] };
    return { content: [{ type: 'text', text: 'Done.' }], structuredContent: told };
  });

/** A server that calls things by other names on the wire, both ways. */
export function renaming(nameOf: (real: string) => string | undefined, pattern: RegExp): Http {
  const realOf = new Map<string, string>();
  return async (request: HttpRequest, forward): Promise<HttpResponse> => {
    let asked = request.body.toString('utf8');
    for (const [name, real] of realOf) asked = asked.replaceAll(`"${name}"`, `"${real}"`);
    const answer = await forward({ ...request, body: Buffer.from(asked) });
    const body = String(answer.body).replaceAll(pattern, (real) => {
      const name = nameOf(real);
      if (name === undefined) return real;
      realOf.set(name, real);
      return name;
    });
    return { ...answer, body };
  };
}
