import { asObject, isObject } from '../../../kit/reading/json.js';
import { onError } from '../../../kit/self-test/alter-reply.js';
import type { RequirementId } from '../../contract.js';
import { reworded, success } from '../alter.js';
import type { UiMutant } from '../mutant.js';

const timedOut = (structured: unknown): boolean => asObject(asObject(structured).error).code === 'UI_TIMEOUT';
const wasReset = (structured: unknown): boolean =>
  asObject(asObject(asObject(structured).error).details).sessionReset === true;

/** Runs Lua after code has run into a limit. */
const afterLimit =
  (applies: (structured: unknown) => boolean, code: string): NonNullable<UiMutant['reply']> =>
  async (result, _, server) => {
    if (isObject(result.structuredContent) && applies(result.structuredContent))
      await server.call('ui_run', { code });
    return result;
  };

export const limitMutants = {
  'limit-soft': {
    breaks: 'Does not tell code that was stopped from code that failed.',
    reply: onError('UI_TIMEOUT', (error) => {
      error.code = 'UI_LUA_ERROR';
    }),
  },
  'limit-soft-keeps': {
    breaks: 'Takes back what stopped code had done.',
    reply: afterLimit(timedOut, 'half = nil'),
  },
  'limit-hard': {
    breaks: 'Does not say that it has reset the session.',
    reply: reworded('UI_TIMEOUT', () => 'The code took longer than 2500 ms.'),
  },
  'limit-hard-resets': {
    breaks: 'Does not run main.lua again after a reset.',
    reply: afterLimit((structured) => timedOut(structured) && wasReset(structured), 'starts = nil'),
  },
  'limit-memory': {
    breaks: 'Answers a lack of memory with success.',
    reply: (result, { tool }) => {
      const { message } = asObject(result.structuredContent?.error);
      return tool === 'ui_run' && /memory/.test(String(message)) ? success({ result: null }, 'null') : result;
    },
  },
  'limit-others': {
    breaks: 'Does one thing after the other.',
    each: () => {
      let last: Promise<unknown> = Promise.resolve();
      return {
        http: (request, forward) => {
          const answer = last.then(() => forward(request));
          last = answer.catch(() => {});
          return answer;
        },
      };
    },
  },
} satisfies Partial<Record<RequirementId, UiMutant>>;
