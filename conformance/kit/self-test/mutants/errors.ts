import { asObject } from '../../reading/json.js';
import { onError } from '../alter-reply.js';
import type { CommonMutant, MutantFacts } from './facts.js';

/** Writes the text of each error anew from its envelope. */
const errorText =
  (write: (code: string, message: string) => string): NonNullable<CommonMutant['reply']> =>
  (result) => {
    if (!result.isError) return result;
    const { code, message } = asObject(result.structuredContent?.error);
    return { ...result, content: [{ type: 'text', text: write(String(code), String(message)) }] };
  };

export const errorMutants = ({ provoked }: Pick<MutantFacts, 'provoked'>) =>
  ({
    'error-channel': {
      breaks: 'Answers tool errors as JSON-RPC errors.',
      rpc: ({ result, ...reply }) => {
        const { isError, structuredContent } = asObject(result);
        if (isError !== true) return { ...reply, result };
        const { error } = asObject(structuredContent);
        return { ...reply, error: { code: -32000, message: asObject(error).message, data: { error } } };
      },
    },
    'error-envelope': {
      breaks: 'Leaves out the details of an error that has nothing to add.',
      reply: onError(provoked, (error) => {
        delete error.details;
      }),
    },
    'error-text': {
      breaks: 'Does not name the code in the text of an error.',
      reply: errorText((_, message) => `${message} Look again and try once more.`),
    },
    'error-text-plain': {
      breaks: 'Names the code in the text of an error.',
      reply: errorText((code, message) => `${code}: ${message}`),
    },
    'error-next-step': {
      breaks: 'Does not say what to do after an error.',
      reply: errorText((code, message) => `${code}: ${message}`),
    },
  }) satisfies Record<string, CommonMutant>;
