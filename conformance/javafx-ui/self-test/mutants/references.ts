import { asArray, asObject, asString, isObject } from '../../../kit/reading/json.js';
import { insteadOfError, onOutput, toolError } from '../../../kit/self-test/alter-reply.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import type { Mutant } from '../mutant.js';

/** 5.2 Resolving */
export const resolving = {
  'ref-roundtrip': {
    breaks: 'Emits refs with a member that it does not take back.',
    reply: onOutput('ui_query', ({ matches }) => {
      for (const match of asArray(matches)) asObject(asObject(match).ref).window = 0;
    }),
  },

  'ref-hint-accepted': {
    breaks: 'Takes only the members of a hint that it knows.',
    reply: (result, { tool, input }) => {
      const hint = Object.keys(asObject(asObject(input.ref).hint));
      return tool === 'ui_get_node' && hint.some((name) => !['id', 'type', 'text'].includes(name))
        ? toolError('MCP_UI_INVALID_INPUT', 'Expected a hint with id, type and text.', { issues: [] })
        : result;
    },
  },

  'ref-needs-one': {
    breaks: 'Takes a ref that names nothing for the root.',
    http: onInput('ui_get_node', (input) => {
      const { uid, path } = asObject(input.ref);
      const names = !isObject(input.ref) || (uid ?? path ?? null) !== null;
      return names ? input : { ...input, ref: { path: '/stages[0]/scene/root' } };
    }),
  },

  'ref-uid-decides': {
    breaks: 'Takes a live uid for stale when the path beside it is another.',
    reply: (result, { tool, input }) => {
      const asked = asString(asObject(input.ref).path);
      const found = asObject(result.structuredContent?.ref).path;
      return tool === 'ui_get_node' && !result.isError && asked !== null && asked !== found
        ? toolError('MCP_UI_STALE_REF', `The node is at ${found} now.`, { ref: input.ref })
        : result;
    },
  },

  'ref-no-fallback': {
    breaks: 'Falls back to the path when it does not know the uid.',
    reply: insteadOfError('MCP_UI_NODE_NOT_FOUND', ({ tool, input }, server) => {
      const { uid, path } = asObject(input.ref);
      return uid && path ? server.call(tool, { ...input, ref: { path } }) : undefined;
    }),
  },

  'ref-path': {
    breaks: 'Overlooks the last index of a path.',
    http: onInput('ui_get_node', (input) => {
      const { uid, path } = asObject(input.ref);
      if (uid || typeof path !== 'string') return input;
      return { ...input, ref: { path: path.replace(/\[\d+\]$/, '[0]') } };
    }),
  },

  'ref-unknown': {
    breaks: 'Answers every uid that names no node as stale.',
    reply: insteadOfError('MCP_UI_NODE_NOT_FOUND', ({ input: { ref } }) =>
      asObject(ref).uid ? toolError('MCP_UI_STALE_REF', 'The node is gone.', { ref }) : undefined,
    ),
  },

  'ref-path-unknown': {
    breaks: 'Answers a path into a window that is not there with MCP_UI_NO_STAGES.',
    reply: insteadOfError('MCP_UI_NODE_NOT_FOUND', ({ input }) =>
      String(asObject(input.ref).path).startsWith('/stages[9999]')
        ? toolError('MCP_UI_NO_STAGES', 'There is no such window.', { available: [] })
        : undefined,
    ),
  },

  'ref-path-malformed': {
    breaks: 'Overlooks a slash at the end of a path.',
    http: onInput('ui_get_node', (input) => {
      const { path, ...ref } = asObject(input.ref);
      return typeof path === 'string' ? { ...input, ref: { ...ref, path: path.replace(/\/$/, '') } } : input;
    }),
  },

  'ref-stale': {
    breaks: 'Answers a stale uid as if it had never been issued.',
    reply: insteadOfError('MCP_UI_STALE_REF', ({ input: { ref } }) =>
      toolError('MCP_UI_NODE_NOT_FOUND', 'There is no such node.', { ref }),
    ),
    alsoRed: ['ref-type-conflict'],
  },

  'ref-type-conflict': {
    breaks: 'Does not look at the path beside a uid.',
    http: onInput('ui_get_node', (input) => {
      const { uid, path: _, ...ref } = asObject(input.ref);
      return uid ? { ...input, ref: { ...ref, uid } } : input;
    }),
  },
} satisfies Record<string, Mutant>;
