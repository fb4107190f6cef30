import { setTimeout as sleep } from 'node:timers/promises';
import { asObject } from '../../../kit/reading/json.js';
import type { Mutant } from '../mutant.js';

/** 13 Time and concurrency: many calls */
export const concurrency = {
  busy: {
    breaks: 'Lets any number of calls wait.',
    reply: async (result, { tool, input }, server) => {
      let answer = result;
      while (asObject(answer.structuredContent?.error).code === 'MCP_UI_BUSY') {
        await sleep(100);
        answer = await server.call(tool, input);
      }
      return answer;
    },
  },
} satisfies Record<string, Mutant>;
