import { asObject } from '../../reading/json.js';
import { onError } from '../alter-reply.js';
import type { CommonMutant } from '../mutants/facts.js';
import type { Fault } from '../random-faults/fault.js';
import { type FaultFacts, fault } from './common-fault.js';

/** How an error can be told wrongly. */
export const errorFaults = ({ provoked }: Pick<FaultFacts, 'provoked'>): readonly Fault[] => [
  fault('error-envelope', {
    breaks: `Tells ${provoked} without a message.`,
    reply: onError(provoked, (error) => {
      error.message = '';
    }),
  }),
  fault('error-envelope', {
    breaks: `Tells the details of ${provoked} as a list.`,
    reply: onError(provoked, (error) => {
      error.details = [];
    }),
  }),
  fault('error-channel', {
    breaks: `Does not mark ${provoked} as an error.`,
    reply: ofErrors(provoked, ({ isError: _, ...result }) => ({ ...result })),
  }),
  fault(
    'error-channel',
    {
      breaks: `Tells ${provoked} in words alone.`,
      reply: ofErrors(provoked, ({ structuredContent: _, ...result }) => ({ ...result })),
    },
    { beside: ['error-envelope'], place: 'words of errors' },
  ),
  fault(
    'error-text',
    {
      breaks: 'Writes the code of an error in lower case.',
      reply: ofErrors(null, (result) => ({
        ...result,
        content: result.content.map((block) => ({
          ...block,
          text: String(block.text).replace(/^[A-Z_]+/, (code) => code.toLowerCase()),
        })),
      })),
    },
    { place: 'words of errors' },
  ),
  fault(
    'error-next-step',
    {
      breaks: 'Leaves it at the message of an error.',
      reply: ofErrors(null, (result) => {
        const { code, message } = asObject(result.structuredContent?.error);
        return { ...result, content: [{ type: 'text', text: `${code}: ${message}` }] };
      }),
    },
    { place: 'words of errors' },
  ),
];

type Result = Parameters<NonNullable<CommonMutant['reply']>>[0];

/** Changes the results that tell an error with this code; null stands for every one. */
function ofErrors(
  code: string | null,
  change: (result: Result) => Result,
): NonNullable<CommonMutant['reply']> {
  return (result) => {
    const { error } = result.structuredContent ?? {};
    if (error === undefined) return result;
    return code === null || asObject(error).code === code ? change(result) : result;
  };
}
