import type { Mutant } from '../mutant.js';

/** 5.2 Resolving */
export const resolving = {
  'ref-stale': {
    breaks: 'Answers a stale uid as if it had never been issued.',
    reply: (result) => {
      const error = result.structuredContent?.error as { code?: string } | undefined;
      if (error?.code === 'MCP_UI_STALE_REF') error.code = 'MCP_UI_NODE_NOT_FOUND';
      return result;
    },
    alsoRed: ['ref-type-conflict'],
  },
} satisfies Record<string, Mutant>;
