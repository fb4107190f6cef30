import { asObject } from '../../reading/json.js';
import type { Mutant } from '../mutant.js';
import { onError } from '../over-reply.js';

/** Writes the text of each error anew from its envelope. */
const errorText =
  (write: (code: string, message: string) => string): NonNullable<Mutant['reply']> =>
  (result) => {
    if (!result.isError) return result;
    const { code, message } = asObject(result.structuredContent?.error);
    return { ...result, content: [{ type: 'text', text: write(String(code), String(message)) }] };
  };

/** 12 Errors */
export const errors = {
  'error-channel': {
    breaks: 'Answers tool errors as JSON-RPC errors.',
    options: { errors: 'jsonrpc' },
  },
  'error-envelope': {
    breaks: 'Leaves out the details of an error that has nothing to add.',
    reply: onError('MCP_UI_NODE_NOT_FOUND', (error) => {
      delete error.details;
    }),
  },
  'error-text': {
    breaks: 'Does not name the code in the text of an error.',
    reply: errorText((_, message) => `${message} Take a new snapshot and try again.`),
  },
  'error-next-step': {
    breaks: 'Does not say what to do after an error.',
    reply: errorText((code, message) => `${code}: ${message}`),
  },
} satisfies Record<string, Mutant>;
