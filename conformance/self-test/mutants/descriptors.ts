import { asObject } from '../../reading/json.js';
import type { Mutant } from '../mutant.js';
import { onDescriptor } from '../over-list.js';

/** 2.2 Descriptors */
export const descriptors = {
  'descriptor-described': {
    breaks: 'Describes ui_query by nothing.',
    rpc: onDescriptor('ui_query', (tool) => ({ ...tool, description: ' ' })),
  },

  'descriptor-input-plain': {
    breaks: 'Puts the inputSchema of ui_query into allOf.',
    rpc: onDescriptor('ui_query', (tool) => ({
      ...tool,
      inputSchema: { type: 'object', allOf: [tool.inputSchema] },
    })),
  },

  'descriptor-input-accepts': {
    breaks: 'Declares that depth is a number, without null.',
    rpc: onDescriptor('ui_get_snapshot', (tool) => {
      const schema = asObject(tool.inputSchema);
      const properties = { ...asObject(schema.properties), depth: { type: 'integer', minimum: 0 } };
      return { ...tool, inputSchema: { ...schema, properties } };
    }),
  },

  'descriptor-output': {
    breaks: 'Declares an outputSchema of ui_get_node that has no place for errors.',
    rpc: onDescriptor('ui_get_node', (tool) => ({
      ...tool,
      outputSchema: { type: 'object', required: ['ref', 'type', 'children'] },
    })),
  },

  'descriptor-annotations': {
    breaks: 'Says of ui_perform that it only reads.',
    rpc: onDescriptor('ui_perform', (tool) => ({
      ...tool,
      annotations: { ...asObject(tool.annotations), readOnlyHint: true },
    })),
  },
} satisfies Record<string, Mutant>;
