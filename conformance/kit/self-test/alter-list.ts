import { asArray, asObject, isObject, type JsonObject } from '../reading/json.js';
import type { Mutant } from './mutant.js';

type RpcChange = NonNullable<Mutant['rpc']>;

/** Changes the entries of `tools/list`. */
export function onList(change: (tools: JsonObject[]) => JsonObject[]): RpcChange {
  return (reply, request) => {
    if (request.method !== 'tools/list' || !isObject(reply.result)) return reply;
    return {
      ...reply,
      result: { ...reply.result, tools: change(asArray(reply.result.tools).map(asObject)) },
    };
  };
}

/** Changes one tool's entry in `tools/list`. */
export function onDescriptor(name: string, change: (descriptor: JsonObject) => JsonObject): RpcChange {
  return onList((tools) => tools.map((tool) => (tool.name === name ? change(tool) : tool)));
}
