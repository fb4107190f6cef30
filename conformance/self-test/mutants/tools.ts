import { asArray, asObject, isObject } from '../../reading/json.js';
import type { Mutant } from '../mutant.js';
import { onList } from '../over-list.js';
import { toolError } from '../over-reply.js';
import { onHealth } from '../over-request.js';
import { overToolkit } from '../over-toolkit.js';

/** 2.1 Tools */
export const tools = {
  'tools-listed': {
    breaks: 'Forgets to list ui_get_node.',
    rpc: onList((listed) => listed.filter(({ name }) => name !== 'ui_get_node')),
    alsoRed: ['unlisted-refused', 'health-tools'],
  },

  'tools-only-contract': {
    breaks: 'Lists ui_get_snapshot a second time by its logical name.',
    rpc: onList((listed) => [
      ...listed,
      ...listed
        .filter(({ name }) => name === 'ui_get_snapshot')
        .map((one) => ({ ...one, name: 'ui.getSnapshot' })),
    ]),
    alsoRed: ['health-tools'],
  },

  'tools-optional-screenshot': {
    breaks: 'Cannot take screenshots.',
    toolkit: (toolkit) => {
      const { screenshot: _, ...rest } = overToolkit(toolkit, {});
      return {
        ...rest,
        get attached() {
          return toolkit.attached;
        },
      };
    },
  },

  'unknown-tool': {
    breaks: 'Answers a call of an unknown tool with a tool error.',
    rpc: ({ error, ...reply }, { method }) => {
      if (method !== 'tools/call' || !isObject(error) || error.code !== -32602) return { ...reply, error };
      return { ...reply, result: toolError('MCP_UI_NOT_ENABLED', 'There is no tool of this name.') };
    },
  },

  'unlisted-refused': {
    breaks: 'Is read-only by its list alone: ui_perform still acts.',
    rpc: onList((listed) => listed.filter(({ name }) => name !== 'ui_perform')),
    http: onHealth((health) => ({
      ...asObject(health),
      tools: asArray(health.tools).filter((name) => name !== 'ui_perform'),
    })),
    alsoRed: ['tools-listed'],
  },
} satisfies Record<string, Mutant>;
