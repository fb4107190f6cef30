import { setTimeout as sleep } from 'node:timers/promises';
import { ToolkitTimeout } from '../../../../server/javafx-ui/scene/port.js';
import { asObject } from '../../../kit/reading/json.js';
import { onError } from '../../../kit/self-test/alter-reply.js';
import type { Fault } from '../../../kit/self-test/random-faults/fault.js';
import { alterToolkit } from '../alter-toolkit.js';
import { withLateClicks } from '../late-clicks.js';
import type { Mutant } from '../mutant.js';
import { referenceFxTimeoutMs } from '../reference.js';
import { fault } from './fault.js';

/** What comes too early, too late or not at all. */
export const timeFaults: readonly Fault<Mutant>[] = [
  fault('perform-idle', {
    breaks: 'Answers every seventh click on the counter before it arrives.',
    toolkit: (toolkit) => {
      let clicks = 0;
      return withLateClicks((id) => id === 'click-target' && ++clicks % 7 === 0, 250)(toolkit);
    },
  }),
  fault('timeout-details', {
    breaks: 'Says of an action that had not begun that it had.',
    reply: onError('MCP_UI_TIMEOUT', ({ details }, { tool }) => {
      if (tool === 'ui_perform') asObject(details).startedIndex ??= 0;
    }),
  }),
  fault('timeout-details', {
    breaks: 'Does not tell what was done before a deadline.',
    reply: onError('MCP_UI_TIMEOUT', ({ details }, { tool }) => {
      if (tool === 'ui_perform') delete asObject(details).results;
    }),
  }),
  fault('timeout-not-late', {
    breaks: 'Takes another second to notice that a query is late.',
    reply: async (result, { tool }) => {
      const { code } = asObject(result.structuredContent?.error);
      if (code === 'MCP_UI_TIMEOUT' && tool === 'ui_query') await sleep(1000);
      return result;
    },
  }),
  fault('timeout-not-early', {
    breaks: 'Gives up on a picture after half of its time.',
    toolkit: (toolkit) =>
      alterToolkit(toolkit, {
        screenshot: (window, deadline, next) =>
          Promise.race([
            next(window, deadline),
            sleep(referenceFxTimeoutMs / 2).then(() => {
              throw new ToolkitTimeout(false);
            }),
          ]),
      }),
  }),
  fault('timeout-responsive', {
    breaks: 'Looks at the UI before it tells its health.',
    http: async (request, forward) => {
      const answer = await forward(request);
      if (request.path === '/health') await sleep(referenceFxTimeoutMs + 1000);
      return answer;
    },
  }),
  fault('busy', {
    breaks: 'Does not say when to try again.',
    reply: onError('MCP_UI_BUSY', (error) => {
      error.details = {};
    }),
  }),
];
