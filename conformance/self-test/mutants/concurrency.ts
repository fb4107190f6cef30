import { setTimeout as sleep } from 'node:timers/promises';
import { asObject } from '../../reading/json.js';
import type { Mutant, ToolResult } from '../mutant.js';

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
  'concurrent-calls': {
    breaks: 'Mixes up the answers of two calls at the same time.',
    reply: swapping(),
  },
} satisfies Record<string, Mutant>;

/** Of two answers that are ready at the same time, each goes to the caller of the other. */
function swapping(): NonNullable<Mutant['reply']> {
  let waiting: { result: ToolResult; answer: (other: ToolResult) => void } | undefined;
  return (result, { tool }) => {
    if (tool !== 'ui_get_node') return result;
    if (waiting) {
      const { result: other, answer } = waiting;
      waiting = undefined;
      answer(result);
      return other;
    }
    return new Promise((resolve) => {
      const own = { result, answer: resolve };
      waiting = own;
      setTimeout(() => {
        if (waiting === own) waiting = undefined;
        resolve(result);
      }, 20);
    });
  };
}
