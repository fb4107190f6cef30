import { asArray, asObject, type JsonObject } from '../../../kit/reading/json.js';
import { onOutput } from '../../../kit/self-test/alter-reply.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import type { Mutant } from '../mutant.js';
import { nodesIn } from '../nodes-in.js';

/** 7.1 Modes, depth and sections */
export const snapshots = {
  'snapshot-defaults': {
    breaks: 'Goes 50 edges deep when nothing is said.',
    http: onInput('ui_get_snapshot', (input) => ({ ...input, depth: input.depth ?? 50 })),
  },

  'snapshot-depth': {
    breaks: 'Takes depth 0 for none given.',
    http: onInput('ui_get_snapshot', (input) => ({ ...input, depth: input.depth || null })),
  },

  'snapshot-omitted': {
    breaks: 'Tells that children were cut off, but not how many.',
    reply: onOutput('ui_get_snapshot', (output) => {
      for (const node of nodesIn(output)) if (node.childrenOmitted) node.childrenOmitted = 1;
    }),
  },

  'node-mandatory': {
    breaks: 'Leaves out of compact nodes that they are managed.',
    reply: onOutput('ui_get_snapshot', (output, { input }) => {
      if (input.mode !== 'full') for (const node of nodesIn(output)) delete node.managed;
    }),
    alsoRed: ['result-schema', 'descriptor-output', 'version-open-outputs'],
  },

  'compact-lean': {
    breaks: 'Tells the opacity of compact nodes.',
    reply: onOutput('ui_get_snapshot', (output) => {
      for (const node of nodesIn(output)) node.opacity ??= 1;
    }),
  },

  'full-default': {
    breaks: 'Reports where a node is on the screen only of those that have an id.',
    reply: onOutput('ui_get_snapshot', (output, { input }) => {
      if (input.mode !== 'full') return;
      for (const { id, layout } of nodesIn(output)) if (id === null) delete asObject(layout).localToScreen;
    }),
  },

  'compact-subset': {
    breaks: 'Leaves invisible nodes out of full snapshots.',
    reply: onOutput('ui_get_snapshot', (output, { input }) => {
      if (input.mode !== 'full') return;
      for (const node of nodesIn(output)) node.children = asArray(node.children).filter(isShown);
    }),
  },

  'include-overrides': {
    breaks: 'Can switch sections on, but not off.',
    http: onInput('ui_get_snapshot', (input) => {
      const switches = Object.entries(asObject(input.include)).filter(([, on]) => on !== false);
      return input.mode === 'full' ? { ...input, include: Object.fromEntries(switches) } : input;
    }),
  },

  'get-node-sections': {
    breaks: 'Leaves accessibility out of a single node.',
    reply: onOutput('ui_get_node', (node) => {
      delete node.accessibility;
    }),
  },

  'get-node-children': {
    breaks: 'Does not tell of children how many they have themselves.',
    reply: onOutput('ui_get_node', ({ children }) => {
      for (const child of asArray(children)) delete asObject(child).childrenOmitted;
    }),
  },
} satisfies Record<string, Mutant>;

const isShown = (node: unknown): boolean => (node as JsonObject).visible === true;
