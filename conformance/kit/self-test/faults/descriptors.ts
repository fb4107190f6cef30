import { isActing, toolNames } from '../../contract.js';
import { asObject } from '../../reading/json.js';
import { onDescriptor } from '../alter-list.js';
import type { Fault } from '../random-faults/fault.js';
import { type FaultFacts, fault } from './common-fault.js';

/** What an entry of `tools/list` can say wrongly, for each tool. */
export const descriptorFaults = ({ contract }: Pick<FaultFacts, 'contract'>): readonly Fault[] =>
  toolNames(contract).flatMap((tool) => [
    fault('descriptor-described', {
      breaks: `Lists ${tool} without a description.`,
      rpc: onDescriptor(tool, ({ description: _, ...rest }) => rest),
    }),
    fault('descriptor-input-accepts', {
      breaks: `Declares that ${tool} takes any member.`,
      rpc: onDescriptor(tool, ({ inputSchema, ...rest }) => {
        const { additionalProperties: _, ...open } = asObject(inputSchema);
        return { ...rest, inputSchema: open };
      }),
    }),
    fault(
      'descriptor-input-plain',
      {
        breaks: `Declares the input of ${tool} by a reference to somewhere else.`,
        rpc: onDescriptor(tool, ({ inputSchema, ...rest }) => {
          const schema = asObject(inputSchema);
          const properties = {
            ...asObject(schema.properties),
            more: { $ref: 'https://example.com/more.json' },
          };
          return { ...rest, inputSchema: { ...schema, properties } };
        }),
      },
      // Nobody can tell what a schema accepts that is somewhere else.
      { beside: ['descriptor-input-accepts'] },
    ),
    fault(
      'descriptor-annotations',
      {
        breaks: `Does not say whether ${tool} only reads.`,
        rpc: onDescriptor(tool, ({ annotations: _, ...rest }) => rest),
      },
      { place: `annotations of ${tool}` },
    ),
    fault(
      'descriptor-annotations',
      {
        breaks: `Says of ${tool} the opposite of what it does.`,
        rpc: onDescriptor(tool, (entry) => ({
          ...entry,
          annotations: { ...asObject(entry.annotations), readOnlyHint: isActing(contract, tool) },
        })),
      },
      { place: `annotations of ${tool}` },
    ),
    ...(isActing(contract, tool) ? [] : [withoutOutputSchema(tool), withListAsOutput(tool)]),
  ]);

const withoutOutputSchema = (tool: string): Fault =>
  fault(
    'descriptor-output',
    {
      breaks: `Declares no output of ${tool}, but has one.`,
      rpc: onDescriptor(tool, ({ outputSchema: _, ...rest }) => rest),
    },
    { place: `output of ${tool}` },
  );

const withListAsOutput = (tool: string): Fault =>
  fault(
    'descriptor-output',
    {
      breaks: `Declares that ${tool} answers a list.`,
      rpc: onDescriptor(tool, (entry) => ({ ...entry, outputSchema: { type: 'array' } })),
    },
    { place: `output of ${tool}` },
  );
