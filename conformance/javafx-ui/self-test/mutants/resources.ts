import { asArray, asObject, type JsonObject } from '../../../kit/reading/json.js';
import type { Mutant } from '../mutant.js';

type RpcChange = NonNullable<Mutant['rpc']>;

/** 21 Resources */
export const resources = {
  'resources-listed': {
    breaks: 'Does not list the focused node.',
    rpc: onList('resources/list', 'resources', (all) =>
      all.filter(({ uri }) => uri !== 'javafx://focused-node'),
    ),
  },

  'resources-templates': {
    breaks: 'Has no template for nodes.',
    rpc: onList('resources/templates/list', 'resourceTemplates', (all) =>
      all.filter(({ uriTemplate }) => uriTemplate !== 'javafx://node/{uid}'),
    ),
  },

  'resources-unreserved': {
    breaks: 'Still lists a resource of 1.0.',
    rpc: onList('resources/list', 'resources', (all) => [...all, { uri: 'ui://tree', name: 'tree' }]),
  },

  'resources-content': {
    breaks: 'Leaves out the first line of a look that is read as a resource.',
    rpc: onRead('javafx://look', (reply) => {
      const contents = asArray(asObject(reply.result).contents).map(asObject);
      const shorter = contents.map(({ text, ...rest }) => ({
        ...rest,
        text: String(text).split('\n').slice(1).join('\n'),
      }));
      return { ...reply, result: { ...asObject(reply.result), contents: shorter } };
    }),
  },

  'resources-deprecated': {
    breaks: 'Does not read resources of 1.0.',
    rpc: onRead('ui://', ({ result: _, ...reply }) => ({
      ...reply,
      error: { code: -32002, message: 'There is no such resource.' },
    })),
  },

  'resources-unknown': {
    breaks: 'Answers with nothing where there is no such resource.',
    rpc: (reply, request) => {
      if (request.method !== 'resources/read' || reply.error === undefined) return reply;
      const { error: _, ...rest } = reply;
      return { ...rest, result: { contents: [] } };
    },
  },
} satisfies Record<string, Mutant>;

function onList(method: string, member: string, change: (all: JsonObject[]) => JsonObject[]): RpcChange {
  return (reply, request) => {
    const result = asObject(reply.result);
    if (request.method !== method || reply.result === undefined) return reply;
    return { ...reply, result: { ...result, [member]: change(asArray(result[member]).map(asObject)) } };
  };
}

function onRead(prefix: string, change: (reply: JsonObject) => JsonObject): RpcChange {
  return (reply, { method, params }) => {
    const uri = String(asObject(params).uri);
    return method === 'resources/read' && uri.startsWith(prefix) ? change(reply) : reply;
  };
}
