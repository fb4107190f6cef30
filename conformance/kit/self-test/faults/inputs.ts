import { toolNames, toolOf } from '../../contract.js';
import { asObject } from '../../reading/json.js';
import { toolError } from '../alter-reply.js';
import { onInput } from '../alter-request.js';
import type { Fault } from '../random-faults/fault.js';
import { type FaultFacts, fault } from './common-fault.js';

/** Inputs that are understood otherwise than they were meant, for each tool. */
export const inputFaults = ({
  contract,
  lenient,
  values: { invalidInputCode = '' },
}: Pick<FaultFacts, 'contract' | 'lenient' | 'values'>): readonly Fault[] => [
  ...toolNames(contract).map((tool) => {
    const known = Object.keys(asObject(asObject(toolOf(contract, tool)?.descriptor.inputSchema).properties));
    return fault('input-closed', {
      breaks: `Overlooks what it does not know in an input of ${tool}.`,
      http: onInput(tool, (input) =>
        Object.fromEntries(Object.entries(input).filter(([name]) => known.includes(name))),
      ),
    });
  }),
  fault('input-null', {
    breaks: `Refuses null as ${lenient.member} of ${lenient.tool}.`,
    reply: (result, { tool, input }) =>
      tool === lenient.tool && input[lenient.member] === null
        ? toolError(invalidInputCode, `Expected another ${lenient.member}.`, { issues: [] })
        : result,
  }),
];
