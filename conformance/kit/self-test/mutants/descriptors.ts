import { asObject } from '../../reading/json.js';
import { onDescriptor } from '../alter-list.js';
import type { CommonMutant, MutantFacts } from './facts.js';

export const descriptorMutants = ({
  reads,
  acts,
  lenient,
}: Pick<MutantFacts, 'reads' | 'acts' | 'lenient'>) =>
  ({
    'descriptor-described': {
      breaks: `Describes ${reads} by nothing.`,
      rpc: onDescriptor(reads, (tool) => ({ ...tool, description: ' ' })),
    },

    'descriptor-input-plain': {
      breaks: `Puts the inputSchema of ${reads} into allOf.`,
      rpc: onDescriptor(reads, (tool) => ({
        ...tool,
        inputSchema: { type: 'object', allOf: [tool.inputSchema] },
      })),
    },

    'descriptor-input-accepts': {
      breaks: `Declares that ${lenient.member} is never null.`,
      rpc: onDescriptor(lenient.tool, (tool) => {
        const schema = asObject(tool.inputSchema);
        const properties = asObject(schema.properties);
        const strict = {
          [lenient.member]: { ...asObject(properties[lenient.member]), not: { type: 'null' } },
        };
        return { ...tool, inputSchema: { ...schema, properties: { ...properties, ...strict } } };
      }),
    },

    'descriptor-output': {
      breaks: `Declares an outputSchema of ${reads} that has no place for errors.`,
      rpc: onDescriptor(reads, (tool) => ({
        ...tool,
        outputSchema: { type: 'object', not: { required: ['error'] } },
      })),
    },

    'descriptor-annotations': {
      breaks: `Says of ${acts} that it only reads.`,
      rpc: onDescriptor(acts, (tool) => ({
        ...tool,
        annotations: { ...asObject(tool.annotations), readOnlyHint: true },
      })),
    },
  }) satisfies Record<string, CommonMutant>;
