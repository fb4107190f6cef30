import { asArray, asObject, isObject, type JsonObject } from '../../../kit/reading/json.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import type { Mutant } from '../../../kit/self-test/mutant.js';
import { tellingInState } from '../alter-home.js';

type Rpc = NonNullable<Mutant['rpc']>;

/** Changes the answers to one method. */
const on =
  (method: string, change: (result: JsonObject, params: JsonObject) => JsonObject): Rpc =>
  (reply, request) =>
    request.method === method && isObject(reply.result)
      ? { ...reply, result: change(reply.result, asObject(request.params)) }
      : reply;

/** Changes the text of one resource. */
const content = (uri: string, change: (text: string) => string): Rpc =>
  on('resources/read', (result, params) => {
    if (params.uri !== uri) return result;
    const contents = asArray(result.contents).map(asObject);
    return { ...result, contents: contents.map((one) => ({ ...one, text: change(String(one.text)) })) };
  });

/** 2.5 Homes, 2.6 Resources and prompts */
export const homes = {
  'home-default': {
    breaks: 'Marks no home as the active one.',
    reply: tellingInState(({ homes: all }) => {
      for (const home of all ?? []) home.active = false;
    }),
  },
  'home-named': {
    breaks: 'Tells the home by another id when it is asked for by its own.',
    reply: (result, { tool, input }) => {
      if (tool === 'get_state' && input.home && result.structuredContent)
        result.structuredContent.home = 'home-x';
      return result;
    },
  },
  'home-unknown': {
    breaks: 'Takes the active home where the named one is not there.',
    http: onInput('get_cameras', () => ({})),
  },
  'resources-listed': {
    breaks: 'Does not list the plan.',
    rpc: on('resources/list', (result) => ({
      ...result,
      resources: asArray(result.resources).filter((one) => asObject(one).uri !== 'sh3d://plan.svg'),
    })),
  },
  'resource-state': {
    breaks: 'Leaves the camera out of the state as a resource.',
    rpc: content('sh3d://state', (text) => JSON.stringify({ ...JSON.parse(text), camera: {} })),
  },
  'resource-catalog': {
    breaks: 'Has only one entry of the catalog as a resource.',
    rpc: content('sh3d://catalog', (text) => {
      const output = JSON.parse(text);
      return JSON.stringify({ ...output, furniture: output.furniture.slice(0, 1) });
    }),
  },
  'resource-plan': {
    breaks: 'Stops in the middle of the plan.',
    rpc: content('sh3d://plan.svg', (text) => text.slice(0, text.length / 2)),
  },
  'resource-unknown': {
    breaks: 'Answers a resource that is not there with nothing.',
    rpc: ({ error, ...reply }, { method }) =>
      method === 'resources/read' && error
        ? { ...reply, result: { contents: [] } }
        : { ...reply, ...(error ? { error } : {}) },
  },
  'prompts-listed': {
    breaks: 'Does not list the prompt for reviews.',
    rpc: on('prompts/list', (result) => ({
      ...result,
      prompts: asArray(result.prompts).filter((one) => asObject(one).name !== 'review_home'),
    })),
  },
  'prompt-arguments': {
    breaks: 'Forgets what the furniture should be like.',
    rpc: on('prompts/get', (result) =>
      JSON.parse(JSON.stringify(result).replaceAll('eleven lamps', 'lamps')),
    ),
  },
} satisfies Record<string, Mutant>;
